"""What a host answers to each request, whatever carries it: a request goes in, an answer or a Refusal comes out."""
