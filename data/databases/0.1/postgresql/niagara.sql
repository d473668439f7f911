--
-- PostgreSQL database dump
--


-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: action; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.action (
    game_id character varying(32) NOT NULL,
    seq integer NOT NULL,
    seat smallint NOT NULL,
    number smallint NOT NULL,
    command_id character varying(48),
    at bigint NOT NULL
);


--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: analysis; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.analysis (
    game_id character varying(32) NOT NULL,
    depth character varying(8) NOT NULL,
    engine character varying(20) NOT NULL,
    at bigint NOT NULL,
    found text NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    id integer NOT NULL,
    game_id character varying(32) NOT NULL,
    at bigint NOT NULL,
    seat smallint NOT NULL,
    name character varying(24) NOT NULL,
    phrase character varying(32) NOT NULL,
    text character varying(200) NOT NULL
);


--
-- Name: chat_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: chat_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;


--
-- Name: game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game (
    id character varying(32) NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    status character varying(8) NOT NULL,
    public boolean NOT NULL,
    rules smallint NOT NULL,
    options json NOT NULL,
    clock json,
    pause integer NOT NULL,
    host character varying(64) NOT NULL,
    next_table character varying(32) NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    ended bigint,
    outcome json,
    start text DEFAULT ''::text NOT NULL,
    imported boolean DEFAULT false NOT NULL,
    clocks json,
    due bigint,
    muted json DEFAULT '[]'::json NOT NULL
);


--
-- Name: node; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.node (
    id character varying(16) NOT NULL,
    seen bigint NOT NULL
);


--
-- Name: seat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seat (
    game_id character varying(32) NOT NULL,
    seat smallint NOT NULL,
    kind character varying(8) NOT NULL,
    name character varying(24) NOT NULL,
    level character varying(24) NOT NULL,
    session character varying(64) NOT NULL
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id character varying(64) NOT NULL,
    created bigint NOT NULL,
    name character varying(24) NOT NULL
);


--
-- Name: uptime; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.uptime (
    id smallint NOT NULL,
    ms bigint NOT NULL
);


--
-- Name: visit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.visit (
    game_id character varying(32) NOT NULL,
    node character varying(16) NOT NULL,
    session character varying(64) NOT NULL
);


--
-- Name: chat id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);


--
-- Data for Name: action; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.action VALUES
	('StkUsGpCa09xdWGPWKGGdQ', 1, 5, 15, 'start', 1794864499822),
	('StkUsGpCa09xdWGPWKGGdQ', 2, 5, 20, NULL, 1794864499822),
	('StkUsGpCa09xdWGPWKGGdQ', 3, 2, 5, 'bot.b2.2', 1794864499882),
	('StkUsGpCa09xdWGPWKGGdQ', 4, 0, 3, '0.c605', 1794864499929),
	('StkUsGpCa09xdWGPWKGGdQ', 5, 1, 6, '1.c606', 1794864499944),
	('StkUsGpCa09xdWGPWKGGdQ', 6, 0, 154, '0.c607', 1794864499978),
	('StkUsGpCa09xdWGPWKGGdQ', 7, 1, 726, '1.c608', 1794864499999),
	('StkUsGpCa09xdWGPWKGGdQ', 8, 2, 166, 'bot.b7.2', 1794864500051),
	('StkUsGpCa09xdWGPWKGGdQ', 9, 5, 24, NULL, 1794864500051),
	('StkUsGpCa09xdWGPWKGGdQ', 10, 0, 2, '0.c609', 1794864500069),
	('StkUsGpCa09xdWGPWKGGdQ', 11, 2, 6, 'bot.b9.2', 1794864500084),
	('StkUsGpCa09xdWGPWKGGdQ', 12, 1, 5, '1.c610', 1794864500097),
	('StkUsGpCa09xdWGPWKGGdQ', 13, 1, 676, '1.c611', 1794864500141),
	('StkUsGpCa09xdWGPWKGGdQ', 14, 1, 166, '1.c612', 1794864500158),
	('StkUsGpCa09xdWGPWKGGdQ', 15, 2, 25, 'bot.b14.2', 1794864500185),
	('StkUsGpCa09xdWGPWKGGdQ', 16, 2, 726, 'bot.b15.2', 1794864500205),
	('StkUsGpCa09xdWGPWKGGdQ', 17, 0, 627, '0.c613', 1794864500213),
	('StkUsGpCa09xdWGPWKGGdQ', 18, 0, 455, '0.c614', 1794864500237),
	('StkUsGpCa09xdWGPWKGGdQ', 19, 5, 24, NULL, 1794864500237),
	('StkUsGpCa09xdWGPWKGGdQ', 20, 0, 1, '0.c615', 1794864500325),
	('StkUsGpCa09xdWGPWKGGdQ', 21, 2, 3, 'bot.b19.2', 1794864500340),
	('yDU9mus4XZWVVEb9CRfVTg', 1, 5, 16, 'start', 1794864500512),
	('yDU9mus4XZWVVEb9CRfVTg', 2, 0, 1, '0.c616', 1794864500546),
	('yDU9mus4XZWVVEb9CRfVTg', 3, 2, 7, '2.c617', 1794864500553),
	('yDU9mus4XZWVVEb9CRfVTg', 4, 1, 6, '1.c618', 1794864500557),
	('yDU9mus4XZWVVEb9CRfVTg', 5, 1, 369, '1.c619', 1794864500561),
	('yDU9mus4XZWVVEb9CRfVTg', 6, 2, 9, '2.c620', 1794864500564),
	('yDU9mus4XZWVVEb9CRfVTg', 7, 0, 584, '0.c621', 1794864500568),
	('yDU9mus4XZWVVEb9CRfVTg', 8, 5, 22, NULL, 1794864500568),
	('yDU9mus4XZWVVEb9CRfVTg', 9, 5, 23, NULL, 1794864500568),
	('yDU9mus4XZWVVEb9CRfVTg', 10, 2, 5, '2.c622', 1794864500601),
	('yDU9mus4XZWVVEb9CRfVTg', 11, 1, 7, '1.c623', 1794864500604),
	('yDU9mus4XZWVVEb9CRfVTg', 12, 0, 5, '0.c624', 1794864500608),
	('yDU9mus4XZWVVEb9CRfVTg', 13, 2, 240, '2.c625', 1794864500613),
	('yDU9mus4XZWVVEb9CRfVTg', 14, 0, 542, '0.c626', 1794864500617),
	('kr9V8nyO_MMQEKt1Ky9enQ', 1, 5, 18, 'start', 1794864500627),
	('kr9V8nyO_MMQEKt1Ky9enQ', 2, 5, 21, NULL, 1794864500627),
	('kr9V8nyO_MMQEKt1Ky9enQ', 3, 3, 5, '3.c627', 1794864500656),
	('kr9V8nyO_MMQEKt1Ky9enQ', 4, 2, 6, '2.c628', 1794864500666),
	('kr9V8nyO_MMQEKt1Ky9enQ', 5, 0, 4, '0.c629', 1794864500680),
	('kr9V8nyO_MMQEKt1Ky9enQ', 6, 1, 5, '1.c630', 1794864500722),
	('kr9V8nyO_MMQEKt1Ky9enQ', 7, 3, 756, '3.c631', 1794864500727),
	('kr9V8nyO_MMQEKt1Ky9enQ', 8, 0, 197, '0.c632', 1794864500749),
	('kr9V8nyO_MMQEKt1Ky9enQ', 9, 1, 756, '1.c633', 1794864500762),
	('kr9V8nyO_MMQEKt1Ky9enQ', 10, 2, 799, '2.c634', 1794864500771),
	('kr9V8nyO_MMQEKt1Ky9enQ', 11, 5, 24, NULL, 1794864500771),
	('kr9V8nyO_MMQEKt1Ky9enQ', 12, 2, 5, '2.c635', 1794864500783),
	('kr9V8nyO_MMQEKt1Ky9enQ', 13, 1, 4, '1.c636', 1794864500795),
	('kr9V8nyO_MMQEKt1Ky9enQ', 14, 0, 6, '0.c637', 1794864500807),
	('kr9V8nyO_MMQEKt1Ky9enQ', 15, 3, 6, '3.c638', 1794864500831),
	('kr9V8nyO_MMQEKt1Ky9enQ', 16, 0, 460, '0.c639', 1794864500837),
	('kr9V8nyO_MMQEKt1Ky9enQ', 17, 0, 726, '0.c640', 1794864500856),
	('kr9V8nyO_MMQEKt1Ky9enQ', 18, 1, 197, '1.c641', 1794864500863),
	('kr9V8nyO_MMQEKt1Ky9enQ', 19, 1, 976, '1.c642', 1794864500873),
	('kr9V8nyO_MMQEKt1Ky9enQ', 20, 2, 240, '2.c643', 1794864500882),
	('kr9V8nyO_MMQEKt1Ky9enQ', 21, 3, 283, '3.c644', 1794864500894),
	('kr9V8nyO_MMQEKt1Ky9enQ', 22, 3, 971, '3.c645', 1794864500901),
	('kr9V8nyO_MMQEKt1Ky9enQ', 23, 5, 24, NULL, 1794864500901),
	('kr9V8nyO_MMQEKt1Ky9enQ', 24, 3, 4, '3.c646', 1794864500917),
	('kr9V8nyO_MMQEKt1Ky9enQ', 25, 2, 3, '2.c647', 1794864500926),
	('kr9V8nyO_MMQEKt1Ky9enQ', 26, 0, 5, '0.c648', 1794864500942),
	('kr9V8nyO_MMQEKt1Ky9enQ', 27, 1, 3, '1.c649', 1794864500950),
	('kr9V8nyO_MMQEKt1Ky9enQ', 28, 1, 288, '1.c650', 1794864500966),
	('kr9V8nyO_MMQEKt1Ky9enQ', 29, 2, 384, '2.c651', 1794864500977),
	('kr9V8nyO_MMQEKt1Ky9enQ', 30, 3, 197, '3.c652', 1794864500984),
	('kr9V8nyO_MMQEKt1Ky9enQ', 31, 0, 627, '0.c653', 1794864501002),
	('kr9V8nyO_MMQEKt1Ky9enQ', 32, 5, 24, NULL, 1794864501002),
	('kr9V8nyO_MMQEKt1Ky9enQ', 33, 0, 3, '0.c654', 1794864501014),
	('kr9V8nyO_MMQEKt1Ky9enQ', 34, 3, 3, '3.c655', 1794864501025),
	('kr9V8nyO_MMQEKt1Ky9enQ', 35, 1, 6, '1.c656', 1794864501036),
	('kr9V8nyO_MMQEKt1Ky9enQ', 36, 2, 2, '2.c657', 1794864501049),
	('kr9V8nyO_MMQEKt1Ky9enQ', 37, 2, 111, '2.c658', 1794864501061),
	('kr9V8nyO_MMQEKt1Ky9enQ', 38, 3, 154, '3.c659', 1794864501073),
	('kr9V8nyO_MMQEKt1Ky9enQ', 39, 0, 627, '0.c660', 1794864501085),
	('kr9V8nyO_MMQEKt1Ky9enQ', 40, 1, 160, '1.c661', 1794864501094),
	('kr9V8nyO_MMQEKt1Ky9enQ', 41, 5, 24, NULL, 1794864501094),
	('kr9V8nyO_MMQEKt1Ky9enQ', 42, 0, 7, '0.c662', 1794864501114),
	('kr9V8nyO_MMQEKt1Ky9enQ', 43, 1, 1, '1.c663', 1794864501121),
	('kr9V8nyO_MMQEKt1Ky9enQ', 44, 3, 1, '3.c664', 1794864501133),
	('kr9V8nyO_MMQEKt1Ky9enQ', 45, 2, 4, '2.c665', 1794864501144),
	('kr9V8nyO_MMQEKt1Ky9enQ', 46, 3, 197, '3.c666', 1794864501158),
	('kr9V8nyO_MMQEKt1Ky9enQ', 47, 0, 9, '0.c667', 1794864501169),
	('kr9V8nyO_MMQEKt1Ky9enQ', 48, 1, 197, '1.c668', 1794864501181),
	('kr9V8nyO_MMQEKt1Ky9enQ', 49, 2, 113, '2.c669', 1794864501193),
	('kr9V8nyO_MMQEKt1Ky9enQ', 50, 5, 24, NULL, 1794864501193),
	('kr9V8nyO_MMQEKt1Ky9enQ', 51, 1, 7, '1.c670', 1794864501205),
	('kr9V8nyO_MMQEKt1Ky9enQ', 52, 3, 7, '3.c671', 1794864501216),
	('kr9V8nyO_MMQEKt1Ky9enQ', 53, 0, 1, '0.c672', 1794864501225),
	('kr9V8nyO_MMQEKt1Ky9enQ', 54, 2, 1, '2.c673', 1794864501237),
	('kr9V8nyO_MMQEKt1Ky9enQ', 55, 0, 756, '0.c674', 1794864501252),
	('kr9V8nyO_MMQEKt1Ky9enQ', 56, 1, 9, '1.c675', 1794864501263),
	('kr9V8nyO_MMQEKt1Ky9enQ', 57, 2, 154, '2.c676', 1794864501281),
	('kr9V8nyO_MMQEKt1Ky9enQ', 58, 3, 8, '3.c677', 1794864501289),
	('kr9V8nyO_MMQEKt1Ky9enQ', 59, 5, 24, NULL, 1794864501289),
	('kr9V8nyO_MMQEKt1Ky9enQ', 60, 1, 2, '1.c678', 1794864501308),
	('kr9V8nyO_MMQEKt1Ky9enQ', 61, 0, 2, '0.c679', 1794864501325),
	('kr9V8nyO_MMQEKt1Ky9enQ', 62, 3, 2, '3.c680', 1794864501337),
	('kr9V8nyO_MMQEKt1Ky9enQ', 63, 2, 7, '2.c681', 1794864501349),
	('kr9V8nyO_MMQEKt1Ky9enQ', 64, 1, 455, '1.c682', 1794864501370),
	('kr9V8nyO_MMQEKt1Ky9enQ', 65, 2, 9, '2.c683', 1794864501381);
INSERT INTO public.action VALUES
	('kr9V8nyO_MMQEKt1Ky9enQ', 66, 3, 240, '3.c684', 1794864501389),
	('kr9V8nyO_MMQEKt1Ky9enQ', 67, 0, 1020, '0.c685', 1794864501410),
	('kr9V8nyO_MMQEKt1Ky9enQ', 68, 5, 24, NULL, 1794864501410),
	('kr9V8nyO_MMQEKt1Ky9enQ', 69, 0, 6, '0.c686', 1794864501422),
	('kr9V8nyO_MMQEKt1Ky9enQ', 70, 2, 2, '2.c687', 1794864501435),
	('kr9V8nyO_MMQEKt1Ky9enQ', 71, 3, 4, '3.c688', 1794864501450),
	('kr9V8nyO_MMQEKt1Ky9enQ', 72, 1, 3, '1.c689', 1794864501462),
	('kr9V8nyO_MMQEKt1Ky9enQ', 73, 2, 455, '2.c690', 1794864501482),
	('kr9V8nyO_MMQEKt1Ky9enQ', 74, 3, 455, '3.c691', 1794864501489),
	('kr9V8nyO_MMQEKt1Ky9enQ', 75, 0, 283, '0.c692', 1794864501505),
	('kr9V8nyO_MMQEKt1Ky9enQ', 76, 1, 154, '1.c693', 1794864501526),
	('kr9V8nyO_MMQEKt1Ky9enQ', 77, 5, 24, NULL, 1794864501526),
	('kr9V8nyO_MMQEKt1Ky9enQ', 78, 1, 2, '1.c694', 1794864501542),
	('kr9V8nyO_MMQEKt1Ky9enQ', 79, 2, 4, '2.c695', 1794864501555),
	('kr9V8nyO_MMQEKt1Ky9enQ', 80, 3, 3, '3.c696', 1794864501585),
	('kr9V8nyO_MMQEKt1Ky9enQ', 81, 0, 3, '0.c697', 1794864501602),
	('kr9V8nyO_MMQEKt1Ky9enQ', 82, 3, 154, '3.c698', 1794864501618),
	('kr9V8nyO_MMQEKt1Ky9enQ', 83, 0, 154, '0.c699', 1794864501630),
	('kr9V8nyO_MMQEKt1Ky9enQ', 84, 1, 502, '1.c700', 1794864501642),
	('kr9V8nyO_MMQEKt1Ky9enQ', 85, 2, 197, '2.c701', 1794864501657),
	('kr9V8nyO_MMQEKt1Ky9enQ', 86, 5, 24, NULL, 1794864501657),
	('kr9V8nyO_MMQEKt1Ky9enQ', 87, 2, 3, '2.c702', 1794864501674),
	('kr9V8nyO_MMQEKt1Ky9enQ', 88, 0, 4, '0.c703', 1794864501685),
	('kr9V8nyO_MMQEKt1Ky9enQ', 89, 1, 7, '1.c704', 1794864501699),
	('kr9V8nyO_MMQEKt1Ky9enQ', 90, 3, 1, '3.c705', 1794864501702),
	('kr9V8nyO_MMQEKt1Ky9enQ', 91, 0, 210, '0.c706', 1794864501715),
	('kr9V8nyO_MMQEKt1Ky9enQ', 92, 1, 8, '1.c707', 1794864501722),
	('kr9V8nyO_MMQEKt1Ky9enQ', 93, 2, 455, '2.c708', 1794864501736),
	('kr9V8nyO_MMQEKt1Ky9enQ', 94, 3, 326, '3.c709', 1794864501750),
	('kr9V8nyO_MMQEKt1Ky9enQ', 95, 5, 24, NULL, 1794864501750),
	('kr9V8nyO_MMQEKt1Ky9enQ', 96, 2, 5, '2.c710', 1794864501761),
	('kr9V8nyO_MMQEKt1Ky9enQ', 97, 0, 2, '0.c711', 1794864501782),
	('kr9V8nyO_MMQEKt1Ky9enQ', 98, 1, 6, '1.c712', 1794864501789),
	('kr9V8nyO_MMQEKt1Ky9enQ', 99, 3, 7, '3.c713', 1794864501804),
	('kr9V8nyO_MMQEKt1Ky9enQ', 100, 1, 210, '1.c714', 1794864501823),
	('kr9V8nyO_MMQEKt1Ky9enQ', 101, 2, 240, '2.c715', 1794864501838),
	('kr9V8nyO_MMQEKt1Ky9enQ', 102, 3, 9, '3.c716', 1794864501859),
	('kr9V8nyO_MMQEKt1Ky9enQ', 103, 0, 455, '0.c717', 1794864501880),
	('kr9V8nyO_MMQEKt1Ky9enQ', 104, 5, 24, NULL, 1794864501880),
	('kr9V8nyO_MMQEKt1Ky9enQ', 105, 1, 5, '1.c718', 1794864501889),
	('kr9V8nyO_MMQEKt1Ky9enQ', 106, 2, 6, '2.c719', 1794864501906),
	('kr9V8nyO_MMQEKt1Ky9enQ', 107, 0, 5, '0.c720', 1794864501912),
	('kr9V8nyO_MMQEKt1Ky9enQ', 108, 3, 2, '3.c721', 1794864501929),
	('kr9V8nyO_MMQEKt1Ky9enQ', 109, 2, 68, '2.c722', 1794864501935),
	('kr9V8nyO_MMQEKt1Ky9enQ', 110, 3, 111, '3.c723', 1794864501949),
	('kr9V8nyO_MMQEKt1Ky9enQ', 111, 0, 166, '0.c724', 1794864501962),
	('kr9V8nyO_MMQEKt1Ky9enQ', 112, 1, 203, '1.c725', 1794864501969),
	('kr9V8nyO_MMQEKt1Ky9enQ', 113, 5, 24, NULL, 1794864501969),
	('kr9V8nyO_MMQEKt1Ky9enQ', 114, 2, 1, '2.c726', 1794864501983),
	('kr9V8nyO_MMQEKt1Ky9enQ', 115, 0, 1, '0.c727', 1794864501989),
	('kr9V8nyO_MMQEKt1Ky9enQ', 116, 3, 6, '3.c728', 1794864502002),
	('kr9V8nyO_MMQEKt1Ky9enQ', 117, 1, 4, '1.c729', 1794864502009),
	('kr9V8nyO_MMQEKt1Ky9enQ', 118, 3, 113, '3.c730', 1794864502021),
	('kr9V8nyO_MMQEKt1Ky9enQ', 119, 0, 240, '0.c731', 1794864502041),
	('kr9V8nyO_MMQEKt1Ky9enQ', 120, 1, 242, '1.c732', 1794864502054),
	('kr9V8nyO_MMQEKt1Ky9enQ', 121, 2, 369, '2.c733', 1794864502065),
	('kr9V8nyO_MMQEKt1Ky9enQ', 122, 5, 24, NULL, 1794864502065),
	('kr9V8nyO_MMQEKt1Ky9enQ', 123, 0, 7, '0.c734', 1794864502078),
	('kr9V8nyO_MMQEKt1Ky9enQ', 124, 2, 7, '2.c735', 1794864502089),
	('kr9V8nyO_MMQEKt1Ky9enQ', 125, 1, 1, '1.c736', 1794864502105),
	('kr9V8nyO_MMQEKt1Ky9enQ', 126, 3, 5, '3.c737', 1794864502120),
	('kr9V8nyO_MMQEKt1Ky9enQ', 127, 0, 8, '0.c738', 1794864502131),
	('kr9V8nyO_MMQEKt1Ky9enQ', 128, 1, 455, '1.c739', 1794864502141),
	('kr9V8nyO_MMQEKt1Ky9enQ', 129, 2, 9, '2.c740', 1794864502153),
	('kr9V8nyO_MMQEKt1Ky9enQ', 130, 3, 461, '3.c741', 1794864502166),
	('kr9V8nyO_MMQEKt1Ky9enQ', 131, 5, 24, NULL, 1794864502166),
	('kr9V8nyO_MMQEKt1Ky9enQ', 132, 3, 6, '3.c742', 1794864502182),
	('kr9V8nyO_MMQEKt1Ky9enQ', 133, 1, 7, '1.c743', 1794864502189),
	('kr9V8nyO_MMQEKt1Ky9enQ', 134, 0, 1, '0.c744', 1794864502205),
	('kr9V8nyO_MMQEKt1Ky9enQ', 135, 2, 4, '2.c745', 1794864502225),
	('kr9V8nyO_MMQEKt1Ky9enQ', 136, 1, 8, '1.c746', 1794864502239),
	('kr9V8nyO_MMQEKt1Ky9enQ', 137, 2, 197, '2.c747', 1794864502253),
	('kr9V8nyO_MMQEKt1Ky9enQ', 138, 3, 369, '3.c748', 1794864502265),
	('kr9V8nyO_MMQEKt1Ky9enQ', 139, 0, 68, '0.c749', 1794864502274),
	('kr9V8nyO_MMQEKt1Ky9enQ', 140, 5, 24, NULL, 1794864502274),
	('kr9V8nyO_MMQEKt1Ky9enQ', 141, 0, 3, '0.c750', 1794864502293),
	('kr9V8nyO_MMQEKt1Ky9enQ', 142, 3, 7, '3.c751', 1794864502309),
	('kr9V8nyO_MMQEKt1Ky9enQ', 143, 2, 1, '2.c752', 1794864502315),
	('kr9V8nyO_MMQEKt1Ky9enQ', 144, 1, 6, '1.c753', 1794864502337),
	('kr9V8nyO_MMQEKt1Ky9enQ', 145, 2, 412, '2.c754', 1794864502352),
	('kr9V8nyO_MMQEKt1Ky9enQ', 146, 3, 8, '3.c755', 1794864502365),
	('kr9V8nyO_MMQEKt1Ky9enQ', 147, 0, 369, '0.c756', 1794864502378),
	('kr9V8nyO_MMQEKt1Ky9enQ', 148, 1, 369, '1.c757', 1794864502389),
	('kr9V8nyO_MMQEKt1Ky9enQ', 149, 5, 24, NULL, 1794864502389),
	('kr9V8nyO_MMQEKt1Ky9enQ', 150, 0, 7, '0.c758', 1794864502402),
	('kr9V8nyO_MMQEKt1Ky9enQ', 151, 1, 2, '1.c759', 1794864502417),
	('kr9V8nyO_MMQEKt1Ky9enQ', 152, 3, 5, '3.c760', 1794864502425),
	('kr9V8nyO_MMQEKt1Ky9enQ', 153, 2, 7, '2.c761', 1794864502437),
	('kr9V8nyO_MMQEKt1Ky9enQ', 154, 3, 202, '3.c762', 1794864502449),
	('kr9V8nyO_MMQEKt1Ky9enQ', 155, 0, 8, '0.c763', 1794864502455),
	('kr9V8nyO_MMQEKt1Ky9enQ', 156, 1, 226, '1.c764', 1794864502469),
	('kr9V8nyO_MMQEKt1Ky9enQ', 157, 2, 9, '2.c765', 1794864502473),
	('kr9V8nyO_MMQEKt1Ky9enQ', 158, 5, 24, NULL, 1794864502473),
	('kr9V8nyO_MMQEKt1Ky9enQ', 159, 2, 3, '2.c766', 1794864502490),
	('kr9V8nyO_MMQEKt1Ky9enQ', 160, 1, 4, '1.c767', 1794864502497),
	('kr9V8nyO_MMQEKt1Ky9enQ', 161, 0, 5, '0.c768', 1794864502514),
	('kr9V8nyO_MMQEKt1Ky9enQ', 162, 3, 3, '3.c769', 1794864502525),
	('kr9V8nyO_MMQEKt1Ky9enQ', 163, 0, 202, '0.c770', 1794864502533),
	('kr9V8nyO_MMQEKt1Ky9enQ', 164, 1, 455, '1.c771', 1794864502544),
	('kr9V8nyO_MMQEKt1Ky9enQ', 165, 2, 154, '2.c772', 1794864502562);
INSERT INTO public.action VALUES
	('kr9V8nyO_MMQEKt1Ky9enQ', 166, 3, 253, '3.c773', 1794864502575),
	('kr9V8nyO_MMQEKt1Ky9enQ', 167, 5, 24, NULL, 1794864502575),
	('kr9V8nyO_MMQEKt1Ky9enQ', 168, 1, 5, '1.c774', 1794864502587),
	('kr9V8nyO_MMQEKt1Ky9enQ', 169, 3, 4, '3.c775', 1794864502617),
	('kr9V8nyO_MMQEKt1Ky9enQ', 170, 0, 4, '0.c776', 1794864502633),
	('kr9V8nyO_MMQEKt1Ky9enQ', 171, 2, 5, '2.c777', 1794864502648),
	('kr9V8nyO_MMQEKt1Ky9enQ', 172, 1, 166, '1.c778', 1794864502657),
	('kr9V8nyO_MMQEKt1Ky9enQ', 173, 2, 459, '2.c779', 1794864502665),
	('kr9V8nyO_MMQEKt1Ky9enQ', 174, 3, 246, '3.c780', 1794864502681),
	('kr9V8nyO_MMQEKt1Ky9enQ', 175, 0, 214, '0.c781', 1794864502689),
	('kr9V8nyO_MMQEKt1Ky9enQ', 176, 5, 24, NULL, 1794864502689),
	('kr9V8nyO_MMQEKt1Ky9enQ', 177, 0, 2, '0.c782', 1794864502698),
	('kr9V8nyO_MMQEKt1Ky9enQ', 178, 3, 2, '3.c783', 1794864502704),
	('kr9V8nyO_MMQEKt1Ky9enQ', 179, 2, 2, '2.c784', 1794864502722),
	('kr9V8nyO_MMQEKt1Ky9enQ', 180, 1, 3, '1.c785', 1794864502745),
	('kr9V8nyO_MMQEKt1Ky9enQ', 181, 2, 111, '2.c786', 1794864502764),
	('kr9V8nyO_MMQEKt1Ky9enQ', 182, 3, 503, '3.c787', 1794864502774),
	('kr9V8nyO_MMQEKt1Ky9enQ', 183, 0, 503, '0.c788', 1794864502781),
	('kr9V8nyO_MMQEKt1Ky9enQ', 184, 1, 154, '1.c789', 1794864502789),
	('kr9V8nyO_MMQEKt1Ky9enQ', 185, 5, 24, NULL, 1794864502789),
	('kr9V8nyO_MMQEKt1Ky9enQ', 186, 2, 6, '2.c790', 1794864502806),
	('kr9V8nyO_MMQEKt1Ky9enQ', 187, 0, 6, '0.c791', 1794864502822),
	('kr9V8nyO_MMQEKt1Ky9enQ', 188, 3, 1, '3.c792', 1794864502837),
	('kr9V8nyO_MMQEKt1Ky9enQ', 189, 1, 1, '1.c793', 1794864502851),
	('kr9V8nyO_MMQEKt1Ky9enQ', 190, 3, 68, '3.c794', 1794864502869),
	('kr9V8nyO_MMQEKt1Ky9enQ', 191, 0, 283, '0.c795', 1794864502890),
	('kr9V8nyO_MMQEKt1Ky9enQ', 192, 1, 369, '1.c796', 1794864502898),
	('kr9V8nyO_MMQEKt1Ky9enQ', 193, 2, 25, '2.c797', 1794864502910),
	('kr9V8nyO_MMQEKt1Ky9enQ', 194, 5, 24, NULL, 1794864502910),
	('kr9V8nyO_MMQEKt1Ky9enQ', 195, 3, 6, '3.c798', 1794864502925),
	('kr9V8nyO_MMQEKt1Ky9enQ', 196, 0, 3, '0.c799', 1794864502938),
	('kr9V8nyO_MMQEKt1Ky9enQ', 197, 1, 1, '1.c800', 1794864502943),
	('kr9V8nyO_MMQEKt1Ky9enQ', 198, 2, 6, '2.c801', 1794864502946),
	('kr9V8nyO_MMQEKt1Ky9enQ', 199, 0, 197, '0.c802', 1794864502970),
	('kr9V8nyO_MMQEKt1Ky9enQ', 200, 1, 240, '1.c803', 1794864502978),
	('kr9V8nyO_MMQEKt1Ky9enQ', 201, 2, 369, '2.c804', 1794864502994),
	('kr9V8nyO_MMQEKt1Ky9enQ', 202, 3, 25, '3.c805', 1794864503007),
	('kr9V8nyO_MMQEKt1Ky9enQ', 203, 5, 24, NULL, 1794864503007),
	('kr9V8nyO_MMQEKt1Ky9enQ', 204, 3, 5, '3.c806', 1794864503022),
	('kr9V8nyO_MMQEKt1Ky9enQ', 205, 0, 1, '0.c807', 1794864503037),
	('kr9V8nyO_MMQEKt1Ky9enQ', 206, 1, 4, '1.c808', 1794864503050),
	('kr9V8nyO_MMQEKt1Ky9enQ', 207, 2, 5, '2.c809', 1794864503061),
	('kr9V8nyO_MMQEKt1Ky9enQ', 208, 1, 111, '1.c810', 1794864503078),
	('kr9V8nyO_MMQEKt1Ky9enQ', 209, 2, 457, '2.c811', 1794864503085),
	('kr9V8nyO_MMQEKt1Ky9enQ', 210, 3, 166, '3.c812', 1794864503102),
	('kr9V8nyO_MMQEKt1Ky9enQ', 211, 0, 283, '0.c813', 1794864503113),
	('kr9V8nyO_MMQEKt1Ky9enQ', 212, 5, 24, NULL, 1794864503113),
	('kr9V8nyO_MMQEKt1Ky9enQ', 213, 2, 7, '2.c814', 1794864503127),
	('kr9V8nyO_MMQEKt1Ky9enQ', 214, 3, 7, '3.c815', 1794864503139),
	('kr9V8nyO_MMQEKt1Ky9enQ', 215, 1, 5, '1.c816', 1794864503153),
	('kr9V8nyO_MMQEKt1Ky9enQ', 216, 0, 4, '0.c817', 1794864503166),
	('kr9V8nyO_MMQEKt1Ky9enQ', 217, 2, 8, '2.c818', 1794864503173),
	('kr9V8nyO_MMQEKt1Ky9enQ', 218, 3, 9, '3.c819', 1794864503189),
	('kr9V8nyO_MMQEKt1Ky9enQ', 219, 0, 455, '0.c820', 1794864503197),
	('kr9V8nyO_MMQEKt1Ky9enQ', 220, 1, 289, '1.c821', 1794864503212),
	('kr9V8nyO_MMQEKt1Ky9enQ', 221, 5, 24, NULL, 1794864503212),
	('kr9V8nyO_MMQEKt1Ky9enQ', 222, 2, 1, '2.c822', 1794864503222),
	('kr9V8nyO_MMQEKt1Ky9enQ', 223, 0, 7, '0.c823', 1794864503237),
	('kr9V8nyO_MMQEKt1Ky9enQ', 224, 3, 1, '3.c824', 1794864503244),
	('kr9V8nyO_MMQEKt1Ky9enQ', 225, 1, 7, '1.c825', 1794864503265),
	('kr9V8nyO_MMQEKt1Ky9enQ', 226, 3, 455, '3.c826', 1794864503275),
	('kr9V8nyO_MMQEKt1Ky9enQ', 227, 0, 9, '0.c827', 1794864503289),
	('kr9V8nyO_MMQEKt1Ky9enQ', 228, 1, 9, '1.c828', 1794864503297),
	('kr9V8nyO_MMQEKt1Ky9enQ', 229, 2, 68, '2.c829', 1794864503309),
	('kr9V8nyO_MMQEKt1Ky9enQ', 230, 5, 24, NULL, 1794864503309),
	('kr9V8nyO_MMQEKt1Ky9enQ', 231, 3, 2, '3.c830', 1794864503321),
	('kr9V8nyO_MMQEKt1Ky9enQ', 232, 2, 2, '2.c831', 1794864503335),
	('kr9V8nyO_MMQEKt1Ky9enQ', 233, 1, 3, '1.c832', 1794864503345),
	('kr9V8nyO_MMQEKt1Ky9enQ', 234, 0, 5, '0.c833', 1794864503365),
	('kr9V8nyO_MMQEKt1Ky9enQ', 235, 0, 240, '0.c834', 1794864503378),
	('kr9V8nyO_MMQEKt1Ky9enQ', 236, 1, 154, '1.c835', 1794864503397),
	('kr9V8nyO_MMQEKt1Ky9enQ', 237, 2, 283, '2.c836', 1794864503409),
	('kr9V8nyO_MMQEKt1Ky9enQ', 238, 3, 111, '3.c837', 1794864503424),
	('kr9V8nyO_MMQEKt1Ky9enQ', 239, 5, 24, NULL, 1794864503424),
	('kr9V8nyO_MMQEKt1Ky9enQ', 240, 0, 6, '0.c838', 1794864503440),
	('kr9V8nyO_MMQEKt1Ky9enQ', 241, 2, 4, '2.c839', 1794864503455),
	('kr9V8nyO_MMQEKt1Ky9enQ', 242, 3, 3, '3.c840', 1794864503473),
	('kr9V8nyO_MMQEKt1Ky9enQ', 243, 1, 2, '1.c841', 1794864503481),
	('kr9V8nyO_MMQEKt1Ky9enQ', 244, 1, 502, '1.c842', 1794864503489),
	('kr9V8nyO_MMQEKt1Ky9enQ', 245, 2, 197, '2.c843', 1794864503501),
	('kr9V8nyO_MMQEKt1Ky9enQ', 246, 3, 254, '3.c844', 1794864503509),
	('kr9V8nyO_MMQEKt1Ky9enQ', 247, 0, 68, '0.c845', 1794864503517),
	('kr9V8nyO_MMQEKt1Ky9enQ', 248, 5, 24, NULL, 1794864503517),
	('kr9V8nyO_MMQEKt1Ky9enQ', 249, 3, 4, '3.c846', 1794864503529),
	('kr9V8nyO_MMQEKt1Ky9enQ', 250, 2, 3, '2.c847', 1794864503542),
	('kr9V8nyO_MMQEKt1Ky9enQ', 251, 0, 2, '0.c848', 1794864503553),
	('kr9V8nyO_MMQEKt1Ky9enQ', 252, 1, 6, '1.c849', 1794864503569),
	('kr9V8nyO_MMQEKt1Ky9enQ', 253, 2, 374, '2.c850', 1794864503589),
	('kr9V8nyO_MMQEKt1Ky9enQ', 254, 3, 461, '3.c851', 1794864503595),
	('kr9V8nyO_MMQEKt1Ky9enQ', 255, 0, 154, '0.c852', 1794864503612),
	('kr9V8nyO_MMQEKt1Ky9enQ', 256, 1, 213, '1.c853', 1794864503637),
	('kr9V8nyO_MMQEKt1Ky9enQ', 257, 5, 24, NULL, 1794864503637),
	('kr9V8nyO_MMQEKt1Ky9enQ', 258, 1, 7, '1.c854', 1794864503655),
	('kr9V8nyO_MMQEKt1Ky9enQ', 259, 3, 7, '3.c855', 1794864503670),
	('kr9V8nyO_MMQEKt1Ky9enQ', 260, 0, 7, '0.c856', 1794864503676),
	('kr9V8nyO_MMQEKt1Ky9enQ', 261, 2, 4, '2.c857', 1794864503693),
	('kr9V8nyO_MMQEKt1Ky9enQ', 262, 3, 8, '3.c858', 1794864503702),
	('kr9V8nyO_MMQEKt1Ky9enQ', 263, 0, 8, '0.c859', 1794864503714),
	('kr9V8nyO_MMQEKt1Ky9enQ', 264, 1, 8, '1.c860', 1794864503722),
	('kr9V8nyO_MMQEKt1Ky9enQ', 265, 2, 197, '2.c861', 1794864503738);
INSERT INTO public.action VALUES
	('kr9V8nyO_MMQEKt1Ky9enQ', 266, 5, 24, NULL, 1794864503738),
	('kr9V8nyO_MMQEKt1Ky9enQ', 267, 0, 4, '0.c862', 1794864503754),
	('kr9V8nyO_MMQEKt1Ky9enQ', 268, 2, 5, '2.c863', 1794864503770),
	('kr9V8nyO_MMQEKt1Ky9enQ', 269, 1, 3, '1.c864', 1794864503786),
	('kr9V8nyO_MMQEKt1Ky9enQ', 270, 3, 6, '3.c865', 1794864503796),
	('kr9V8nyO_MMQEKt1Ky9enQ', 271, 0, 197, '0.c866', 1794864503814),
	('kr9V8nyO_MMQEKt1Ky9enQ', 272, 1, 154, '1.c867', 1794864503834),
	('kr9V8nyO_MMQEKt1Ky9enQ', 273, 2, 459, '2.c868', 1794864503848),
	('kr9V8nyO_MMQEKt1Ky9enQ', 274, 3, 283, '3.c869', 1794864503861),
	('kr9V8nyO_MMQEKt1Ky9enQ', 275, 5, 24, NULL, 1794864503861),
	('kr9V8nyO_MMQEKt1Ky9enQ', 276, 3, 4, '3.c870', 1794864503876),
	('kr9V8nyO_MMQEKt1Ky9enQ', 277, 0, 2, '0.c871', 1794864503894),
	('kr9V8nyO_MMQEKt1Ky9enQ', 278, 2, 2, '2.c872', 1794864503906),
	('kr9V8nyO_MMQEKt1Ky9enQ', 279, 1, 1, '1.c873', 1794864503917),
	('kr9V8nyO_MMQEKt1Ky9enQ', 280, 1, 283, '1.c874', 1794864503932),
	('kr9V8nyO_MMQEKt1Ky9enQ', 281, 2, 111, '2.c875', 1794864503943),
	('kr9V8nyO_MMQEKt1Ky9enQ', 282, 3, 254, '3.c876', 1794864503964),
	('kr9V8nyO_MMQEKt1Ky9enQ', 283, 0, 197, '0.c877', 1794864503988),
	('kr9V8nyO_MMQEKt1Ky9enQ', 284, 5, 24, NULL, 1794864503988),
	('kr9V8nyO_MMQEKt1Ky9enQ', 285, 3, 5, '3.c878', 1794864504006),
	('kr9V8nyO_MMQEKt1Ky9enQ', 286, 2, 7, '2.c879', 1794864504017),
	('kr9V8nyO_MMQEKt1Ky9enQ', 287, 0, 1, '0.c880', 1794864504038),
	('kr9V8nyO_MMQEKt1Ky9enQ', 288, 1, 6, '1.c881', 1794864504046),
	('kr9V8nyO_MMQEKt1Ky9enQ', 289, 2, 9, '2.c882', 1794864504059),
	('kr9V8nyO_MMQEKt1Ky9enQ', 290, 3, 25, '3.c883', 1794864504078),
	('kr9V8nyO_MMQEKt1Ky9enQ', 291, 0, 154, '0.c884', 1794864504087),
	('kr9V8nyO_MMQEKt1Ky9enQ', 292, 1, 459, '1.c885', 1794864504102),
	('kr9V8nyO_MMQEKt1Ky9enQ', 293, 5, 24, NULL, 1794864504102),
	('gLu5xYHWdYMwQ5lovfy_nA', 1, 5, 16, 'start', 1794864504132),
	('gLu5xYHWdYMwQ5lovfy_nA', 2, 5, 20, NULL, 1794864504132),
	('gLu5xYHWdYMwQ5lovfy_nA', 3, 0, 4, '0.c886', 1794864504241),
	('gLu5xYHWdYMwQ5lovfy_nA', 4, 1, 2, '1.c887', 1794864504286),
	('gLu5xYHWdYMwQ5lovfy_nA', 5, 1, 627, '1.c888', 1794864504305),
	('gLu5xYHWdYMwQ5lovfy_nA', 6, 0, 197, '0.c889', 1794864504333),
	('gLu5xYHWdYMwQ5lovfy_nA', 7, 5, 24, NULL, 1794864504333),
	('gLu5xYHWdYMwQ5lovfy_nA', 8, 0, 7, '0.c890', 1794864504354),
	('gLu5xYHWdYMwQ5lovfy_nA', 9, 1, 3, '1.c891', 1794864504377),
	('gLu5xYHWdYMwQ5lovfy_nA', 10, 0, 9, '0.c892', 1794864504397),
	('gLu5xYHWdYMwQ5lovfy_nA', 11, 1, 770, '1.c893', 1794864504429),
	('gLu5xYHWdYMwQ5lovfy_nA', 12, 1, 0, '1.c894', 1794864504445),
	('gLu5xYHWdYMwQ5lovfy_nA', 13, 5, 24, NULL, 1794864504445),
	('Xn9yZMW6EHJLdJc4L_fZzw', 1, 5, 15, 'start', 1794864504491),
	('Xn9yZMW6EHJLdJc4L_fZzw', 2, 5, 21, NULL, 1794864504491),
	('Xn9yZMW6EHJLdJc4L_fZzw', 3, 0, 5, '0.c895', 1794864504603),
	('Xn9yZMW6EHJLdJc4L_fZzw', 4, 1, 5, 'bot.b3.1', 1794864504667),
	('Xn9yZMW6EHJLdJc4L_fZzw', 5, 2, 5, 'bot.b3.2', 1794864504671),
	('Xn9yZMW6EHJLdJc4L_fZzw', 6, 0, 240, '0.c896', 1794864504681),
	('Xn9yZMW6EHJLdJc4L_fZzw', 7, 1, 166, 'bot.b6.1', 1794864504700),
	('Xn9yZMW6EHJLdJc4L_fZzw', 8, 2, 166, 'bot.b7.2', 1794864504724),
	('Xn9yZMW6EHJLdJc4L_fZzw', 9, 5, 24, NULL, 1794864504724),
	('Xn9yZMW6EHJLdJc4L_fZzw', 10, 1, 4, 'bot.b9.1', 1794864504732),
	('Xn9yZMW6EHJLdJc4L_fZzw', 11, 2, 6, 'bot.b9.2', 1794864504737),
	('Xn9yZMW6EHJLdJc4L_fZzw', 12, 0, 1, '0.c897', 1794864504761),
	('Xn9yZMW6EHJLdJc4L_fZzw', 13, 1, 154, 'bot.b12.1', 1794864504769),
	('Xn9yZMW6EHJLdJc4L_fZzw', 14, 1, 713, 'bot.b13.1', 1794864504794),
	('Xn9yZMW6EHJLdJc4L_fZzw', 15, 2, 189, 'bot.b14.2', 1794864504814),
	('Xn9yZMW6EHJLdJc4L_fZzw', 16, 2, 726, 'bot.b15.2', 1794864504830),
	('Xn9yZMW6EHJLdJc4L_fZzw', 17, 0, 584, '0.c898', 1794864504854),
	('Xn9yZMW6EHJLdJc4L_fZzw', 18, 5, 24, NULL, 1794864504854),
	('Xn9yZMW6EHJLdJc4L_fZzw', 19, 0, 7, '0.c899', 1794864504875),
	('Xn9yZMW6EHJLdJc4L_fZzw', 20, 1, 6, 'bot.b18.1', 1794864504879),
	('Xn9yZMW6EHJLdJc4L_fZzw', 21, 2, 4, 'bot.b18.2', 1794864504897),
	('Xn9yZMW6EHJLdJc4L_fZzw', 22, 2, 25, 'bot.b21.2', 1794864504917),
	('Xn9yZMW6EHJLdJc4L_fZzw', 23, 2, 584, 'bot.b22.2', 1794864504932),
	('Xn9yZMW6EHJLdJc4L_fZzw', 24, 0, 8, '0.c900', 1794864504936),
	('Xn9yZMW6EHJLdJc4L_fZzw', 25, 1, 27, 'bot.b24.1', 1794864504949),
	('Xn9yZMW6EHJLdJc4L_fZzw', 26, 1, 587, 'bot.b25.1', 1794864504966),
	('Xn9yZMW6EHJLdJc4L_fZzw', 27, 5, 24, NULL, 1794864504966),
	('Xn9yZMW6EHJLdJc4L_fZzw', 28, 2, 2, 'bot.b27.2', 1794864504982),
	('Xn9yZMW6EHJLdJc4L_fZzw', 29, 1, 3, 'bot.b27.1', 1794864504989),
	('Bi3WOM7Nbr1I8aukpvfb0A', 1, 5, 15, 'start', 1794864505001),
	('Bi3WOM7Nbr1I8aukpvfb0A', 2, 5, 21, NULL, 1794864505001),
	('Bi3WOM7Nbr1I8aukpvfb0A', 3, 0, 6, '0.c901', 1794864505098),
	('Bi3WOM7Nbr1I8aukpvfb0A', 4, 1, 5, 'bot.b3.1', 1794864505158),
	('Bi3WOM7Nbr1I8aukpvfb0A', 5, 2, 5, 'bot.b3.2', 1794864505169),
	('Bi3WOM7Nbr1I8aukpvfb0A', 6, 3, 2, 'bot.b3.3', 1794864505194),
	('Bi3WOM7Nbr1I8aukpvfb0A', 7, 4, 7, 'bot.b3.4', 1794864505221),
	('Bi3WOM7Nbr1I8aukpvfb0A', 8, 0, 799, '0.c902', 1794864505230),
	('Bi3WOM7Nbr1I8aukpvfb0A', 9, 1, 166, 'bot.b8.1', 1794864505246),
	('Bi3WOM7Nbr1I8aukpvfb0A', 10, 2, 166, 'bot.b9.2', 1794864505275),
	('Bi3WOM7Nbr1I8aukpvfb0A', 11, 3, 111, 'bot.b10.3', 1794864505298),
	('Bi3WOM7Nbr1I8aukpvfb0A', 12, 4, 9, 'bot.b11.4', 1794864505328),
	('Bi3WOM7Nbr1I8aukpvfb0A', 13, 5, 24, NULL, 1794864505328),
	('Bi3WOM7Nbr1I8aukpvfb0A', 14, 0, 7, '0.c903', 1794864505341),
	('Bi3WOM7Nbr1I8aukpvfb0A', 15, 1, 6, 'bot.b13.1', 1794864505365),
	('Bi3WOM7Nbr1I8aukpvfb0A', 16, 2, 6, 'bot.b13.2', 1794864505381),
	('Bi3WOM7Nbr1I8aukpvfb0A', 17, 3, 5, 'bot.b13.3', 1794864505391),
	('Bi3WOM7Nbr1I8aukpvfb0A', 18, 4, 1, 'bot.b13.4', 1794864505405),
	('Bi3WOM7Nbr1I8aukpvfb0A', 19, 1, 25, 'bot.b18.1', 1794864505438),
	('Bi3WOM7Nbr1I8aukpvfb0A', 20, 1, 726, 'bot.b19.1', 1794864505448),
	('Bi3WOM7Nbr1I8aukpvfb0A', 21, 2, 25, 'bot.b20.2', 1794864505462),
	('Bi3WOM7Nbr1I8aukpvfb0A', 22, 2, 726, 'bot.b21.2', 1794864505487),
	('Bi3WOM7Nbr1I8aukpvfb0A', 23, 3, 114, 'bot.b22.3', 1794864505502),
	('Bi3WOM7Nbr1I8aukpvfb0A', 24, 3, 682, 'bot.b23.3', 1794864505525),
	('Bi3WOM7Nbr1I8aukpvfb0A', 25, 4, 584, 'bot.b24.4', 1794864505557),
	('Bi3WOM7Nbr1I8aukpvfb0A', 26, 0, 9, '0.c904', 1794864505578),
	('Bi3WOM7Nbr1I8aukpvfb0A', 27, 5, 24, NULL, 1794864505578),
	('Bi3WOM7Nbr1I8aukpvfb0A', 28, 1, 1, 'bot.b27.1', 1794864505621),
	('dbrwQUw5NdnTTrY13nAecA', 1, 5, 18, 'start', 1794864505885),
	('dbrwQUw5NdnTTrY13nAecA', 2, 5, 20, NULL, 1794864505885);
INSERT INTO public.action VALUES
	('dbrwQUw5NdnTTrY13nAecA', 3, 2, 3, 'bot.b2.2', 1794864505917),
	('dbrwQUw5NdnTTrY13nAecA', 4, 3, 5, 'bot.b2.3', 1794864505933),
	('dbrwQUw5NdnTTrY13nAecA', 5, 0, 4, '0.c905', 1794864505960),
	('dbrwQUw5NdnTTrY13nAecA', 6, 1, 2, '1.c906', 1794864505966),
	('dbrwQUw5NdnTTrY13nAecA', 7, 3, 166, 'bot.b6.3', 1794864505984),
	('dbrwQUw5NdnTTrY13nAecA', 8, 0, 197, '0.c907', 1794864506000),
	('dbrwQUw5NdnTTrY13nAecA', 9, 1, 111, '1.c908', 1794864506010),
	('dbrwQUw5NdnTTrY13nAecA', 10, 2, 154, 'bot.b9.2', 1794864506030),
	('dbrwQUw5NdnTTrY13nAecA', 11, 5, 24, NULL, 1794864506030),
	('dbrwQUw5NdnTTrY13nAecA', 12, 3, 6, 'bot.b11.3', 1794864506055),
	('dbrwQUw5NdnTTrY13nAecA', 13, 2, 1, 'bot.b11.2', 1794864506067),
	('dbrwQUw5NdnTTrY13nAecA', 14, 1, 4, 'bot.b13.1', 1794864506174),
	('dbrwQUw5NdnTTrY13nAecA', 15, 0, 6, '0.c909', 1794864506212),
	('dbrwQUw5NdnTTrY13nAecA', 16, 0, 455, '0.c910', 1794864506253),
	('dbrwQUw5NdnTTrY13nAecA', 17, 0, 726, '0.c911', 1794864506278),
	('dbrwQUw5NdnTTrY13nAecA', 18, 1, 713, 'bot.b17.1', 1794864506298),
	('dbrwQUw5NdnTTrY13nAecA', 19, 1, 285, 'bot.b18.1', 1794864506312),
	('dbrwQUw5NdnTTrY13nAecA', 20, 2, 584, 'bot.b19.2', 1794864506318),
	('dbrwQUw5NdnTTrY13nAecA', 21, 2, 197, 'bot.b20.2', 1794864506326),
	('dbrwQUw5NdnTTrY13nAecA', 22, 3, 25, 'bot.b21.3', 1794864506342),
	('dbrwQUw5NdnTTrY13nAecA', 23, 3, 726, 'bot.b22.3', 1794864506347),
	('dbrwQUw5NdnTTrY13nAecA', 24, 5, 24, NULL, 1794864506347),
	('dbrwQUw5NdnTTrY13nAecA', 25, 1, 7, 'bot.b24.1', 1794864506357),
	('5qJERZtJepQS9ScosOqIXw', 1, 2, 1, 'bot.b0.2', 1794864506604),
	('WguVTQccEY_hAmBdFPhFmg', 1, 2, 1, '2.c912', 1794864506685),
	('WguVTQccEY_hAmBdFPhFmg', 2, 1, 4, '1.c913', 1794864506702),
	('WguVTQccEY_hAmBdFPhFmg', 3, 0, 257, '0.c914', 1794864506719),
	('WguVTQccEY_hAmBdFPhFmg', 4, 0, 726, '0.c915', 1794864506739),
	('WguVTQccEY_hAmBdFPhFmg', 5, 1, 713, '1.c916', 1794864506750),
	('WguVTQccEY_hAmBdFPhFmg', 6, 2, 584, '2.c917', 1794864506769),
	('WguVTQccEY_hAmBdFPhFmg', 7, 2, 68, '2.c918', 1794864506783),
	('WguVTQccEY_hAmBdFPhFmg', 8, 5, 24, NULL, 1794864506783),
	('WguVTQccEY_hAmBdFPhFmg', 9, 2, 6, '2.c919', 1794864506798),
	('WguVTQccEY_hAmBdFPhFmg', 10, 0, 4, '0.c920', 1794864506803),
	('WguVTQccEY_hAmBdFPhFmg', 11, 1, 2, '1.c921', 1794864506824),
	('WguVTQccEY_hAmBdFPhFmg', 12, 1, 111, '1.c922', 1794864506837),
	('WguVTQccEY_hAmBdFPhFmg', 13, 1, 928, '1.c923', 1794864506845),
	('WguVTQccEY_hAmBdFPhFmg', 14, 2, 298, '2.c924', 1794864506863),
	('WguVTQccEY_hAmBdFPhFmg', 15, 2, 814, '2.c925', 1794864506890),
	('WguVTQccEY_hAmBdFPhFmg', 16, 0, 111, '0.c926', 1794864506910),
	('WguVTQccEY_hAmBdFPhFmg', 17, 0, 971, '0.c927', 1794864506939),
	('WguVTQccEY_hAmBdFPhFmg', 18, 5, 24, NULL, 1794864506939),
	('WguVTQccEY_hAmBdFPhFmg', 19, 0, 0, '0.c928', 1794864506956),
	('WguVTQccEY_hAmBdFPhFmg', 20, 0, 2, '0.c929', 1794864506967),
	('WguVTQccEY_hAmBdFPhFmg', 21, 2, 5, '2.c930', 1794864506994),
	('WguVTQccEY_hAmBdFPhFmg', 22, 1, 6, '1.c931', 1794864507009),
	('WguVTQccEY_hAmBdFPhFmg', 23, 2, 719, '2.c932', 1794864507023),
	('WguVTQccEY_hAmBdFPhFmg', 24, 2, 294, '2.c933', 1794864507049),
	('WguVTQccEY_hAmBdFPhFmg', 25, 0, 111, '0.c934', 1794864507069),
	('WguVTQccEY_hAmBdFPhFmg', 26, 1, 457, '1.c935', 1794864507089),
	('WguVTQccEY_hAmBdFPhFmg', 27, 5, 24, NULL, 1794864507089),
	('WguVTQccEY_hAmBdFPhFmg', 28, 0, 14, '0.c936', 1794864507108),
	('WguVTQccEY_hAmBdFPhFmg', 29, 1, 1, '1.c937', 1794864507129),
	('WguVTQccEY_hAmBdFPhFmg', 30, 0, 5, '0.c938', 1794864507145),
	('WguVTQccEY_hAmBdFPhFmg', 31, 2, 2, '2.c939', 1794864507161),
	('WguVTQccEY_hAmBdFPhFmg', 32, 0, 756, '0.c940', 1794864507175),
	('WguVTQccEY_hAmBdFPhFmg', 33, 0, 427, '0.c941', 1794864507196),
	('WguVTQccEY_hAmBdFPhFmg', 34, 1, 68, '1.c942', 1794864507213),
	('WguVTQccEY_hAmBdFPhFmg', 35, 2, 713, '2.c943', 1794864507234),
	('WguVTQccEY_hAmBdFPhFmg', 36, 2, 240, '2.c944', 1794864507248),
	('WguVTQccEY_hAmBdFPhFmg', 37, 5, 24, NULL, 1794864507248),
	('fOEq9TGmOVrhtGFFOKwczg', 1, 0, 11, '0.c945', 1794864507430),
	('fOEq9TGmOVrhtGFFOKwczg', 2, 0, 10, '0.c946', 1794864507441),
	('A7lcgw1EZGng_AIjQJIi1Q', 1, 5, 16, 'start', 1794864507609),
	('A7lcgw1EZGng_AIjQJIi1Q', 2, 5, 21, NULL, 1794864507609),
	('A7lcgw1EZGng_AIjQJIi1Q', 3, 0, 4, '0.c947', 1794864507671),
	('A7lcgw1EZGng_AIjQJIi1Q', 4, 1, 5, '1.c948', 1794864507705),
	('FHKVraGHIBZllgiMMoJRQA', 1, 5, 15, 'start', 1794864507800),
	('FHKVraGHIBZllgiMMoJRQA', 2, 5, 20, NULL, 1794864507800),
	('FHKVraGHIBZllgiMMoJRQA', 3, 0, 4, '0.c949', 1794864507835),
	('FHKVraGHIBZllgiMMoJRQA', 4, 1, 1, 'bot.b3.1', 1794864507865),
	('bOY2dmu_QUlYU4_ST_mkXw', 1, 5, 16, 'start', 1794864507960),
	('bOY2dmu_QUlYU4_ST_mkXw', 2, 5, 20, NULL, 1794864507960),
	('bOY2dmu_QUlYU4_ST_mkXw', 3, 0, 4, '0.c950', 1794864507971),
	('bOY2dmu_QUlYU4_ST_mkXw', 4, 1, 2, 'bot.b3.1', 1794864508005),
	('bOY2dmu_QUlYU4_ST_mkXw', 5, 1, 111, 'bot.b4.1', 1794864508027),
	('fM-hbeyL204v7-oAZ2dMZw', 1, 5, 15, 'start', 1794864508080),
	('fM-hbeyL204v7-oAZ2dMZw', 2, 5, 20, NULL, 1794864508080),
	('fM-hbeyL204v7-oAZ2dMZw', 3, 2, 1, 'bot.b2.2', 1794864508122),
	('fM-hbeyL204v7-oAZ2dMZw', 4, 0, 4, '0.c951', 1794864508141),
	('fM-hbeyL204v7-oAZ2dMZw', 5, 1, 4, '1.c952', 1794864508156),
	('fM-hbeyL204v7-oAZ2dMZw', 6, 0, 197, '0.c953', 1794864508181),
	('fM-hbeyL204v7-oAZ2dMZw', 7, 1, 197, '1.c954', 1794864508198),
	('fM-hbeyL204v7-oAZ2dMZw', 8, 2, 584, 'bot.b7.2', 1794864508209),
	('fM-hbeyL204v7-oAZ2dMZw', 9, 5, 24, NULL, 1794864508209),
	('fM-hbeyL204v7-oAZ2dMZw', 10, 2, 2, 'bot.b9.2', 1794864508224),
	('fM-hbeyL204v7-oAZ2dMZw', 11, 0, 1, '0.c955', 1794864508273),
	('BohZezeMc9YVfH3_En0Ajw', 1, 5, 15, 'start', 1794864508353),
	('BohZezeMc9YVfH3_En0Ajw', 2, 5, 21, NULL, 1794864508353),
	('BohZezeMc9YVfH3_En0Ajw', 3, 0, 5, '0.c956', 1794864508383),
	('BohZezeMc9YVfH3_En0Ajw', 4, 1, 2, '1.c957', 1794864508420),
	('BohZezeMc9YVfH3_En0Ajw', 5, 0, 756, '0.c958', 1794864508465),
	('BohZezeMc9YVfH3_En0Ajw', 6, 1, 627, '1.c959', 1794864508472),
	('BohZezeMc9YVfH3_En0Ajw', 7, 5, 24, NULL, 1794864508472),
	('BohZezeMc9YVfH3_En0Ajw', 8, 1, 1, '1.c960', 1794864508479),
	('BohZezeMc9YVfH3_En0Ajw', 9, 0, 6, '0.c961', 1794864508513),
	('BohZezeMc9YVfH3_En0Ajw', 10, 1, 68, '1.c962', 1794864508530),
	('BohZezeMc9YVfH3_En0Ajw', 11, 1, 756, '1.c963', 1794864508582),
	('BohZezeMc9YVfH3_En0Ajw', 12, 0, 541, '0.c964', 1794864508596),
	('BohZezeMc9YVfH3_En0Ajw', 13, 0, 0, '0.c965', 1794864508612);
INSERT INTO public.action VALUES
	('BohZezeMc9YVfH3_En0Ajw', 14, 5, 24, NULL, 1794864508612),
	('E7YeoBz36sUsowowWihC7w', 1, 5, 17, 'start', 1794864508679),
	('E7YeoBz36sUsowowWihC7w', 2, 5, 20, NULL, 1794864508679),
	('E7YeoBz36sUsowowWihC7w', 3, 0, 5, 'bot.b2.0', 1794864508740),
	('E7YeoBz36sUsowowWihC7w', 4, 2, 5, 'bot.b2.2', 1794864508744),
	('E7YeoBz36sUsowowWihC7w', 5, 1, 5, 'bot.b2.1', 1794864508748),
	('E7YeoBz36sUsowowWihC7w', 6, 2, 166, 'bot.b5.2', 1794864508753),
	('E7YeoBz36sUsowowWihC7w', 7, 0, 166, 'bot.b6.0', 1794864508759),
	('E7YeoBz36sUsowowWihC7w', 8, 1, 166, 'bot.b7.1', 1794864508762),
	('E7YeoBz36sUsowowWihC7w', 9, 5, 24, NULL, 1794864508762),
	('E7YeoBz36sUsowowWihC7w', 10, 0, 4, 'bot.b9.0', 1794864508767),
	('E7YeoBz36sUsowowWihC7w', 11, 2, 6, 'bot.b9.2', 1794864508770),
	('E7YeoBz36sUsowowWihC7w', 12, 1, 4, 'bot.b9.1', 1794864508773),
	('E7YeoBz36sUsowowWihC7w', 13, 0, 154, 'bot.b12.0', 1794864508781),
	('E7YeoBz36sUsowowWihC7w', 14, 0, 713, 'bot.b13.0', 1794864508789),
	('E7YeoBz36sUsowowWihC7w', 15, 1, 154, 'bot.b14.1', 1794864508797),
	('E7YeoBz36sUsowowWihC7w', 16, 1, 713, 'bot.b15.1', 1794864508810),
	('E7YeoBz36sUsowowWihC7w', 17, 2, 187, 'bot.b16.2', 1794864508818),
	('E7YeoBz36sUsowowWihC7w', 18, 2, 726, 'bot.b17.2', 1794864508829),
	('E7YeoBz36sUsowowWihC7w', 19, 5, 24, NULL, 1794864508829),
	('E7YeoBz36sUsowowWihC7w', 20, 0, 3, 'bot.b19.0', 1794864508832),
	('E7YeoBz36sUsowowWihC7w', 21, 1, 6, 'bot.b19.1', 1794864508838),
	('E7YeoBz36sUsowowWihC7w', 22, 2, 4, 'bot.b19.2', 1794864508842),
	('E7YeoBz36sUsowowWihC7w', 23, 1, 25, 'bot.b22.1', 1794864508849),
	('E7YeoBz36sUsowowWihC7w', 24, 1, 671, 'bot.b23.1', 1794864508857),
	('E7YeoBz36sUsowowWihC7w', 25, 2, 111, 'bot.b24.2', 1794864508861),
	('E7YeoBz36sUsowowWihC7w', 26, 2, 670, 'bot.b25.2', 1794864508865),
	('E7YeoBz36sUsowowWihC7w', 27, 0, 182, 'bot.b26.0', 1794864508869),
	('E7YeoBz36sUsowowWihC7w', 28, 0, 713, 'bot.b27.0', 1794864508873),
	('E7YeoBz36sUsowowWihC7w', 29, 5, 24, NULL, 1794864508873),
	('E7YeoBz36sUsowowWihC7w', 30, 1, 3, 'bot.b29.1', 1794864508877),
	('E7YeoBz36sUsowowWihC7w', 31, 2, 3, 'bot.b29.2', 1794864508880),
	('E7YeoBz36sUsowowWihC7w', 32, 0, 6, 'bot.b29.0', 1794864508883),
	('E7YeoBz36sUsowowWihC7w', 33, 2, 111, 'bot.b32.2', 1794864508886),
	('E7YeoBz36sUsowowWihC7w', 34, 2, 760, 'bot.b33.2', 1794864508889),
	('E7YeoBz36sUsowowWihC7w', 35, 0, 25, 'bot.b34.0', 1794864508893),
	('E7YeoBz36sUsowowWihC7w', 36, 0, 631, 'bot.b35.0', 1794864508896),
	('E7YeoBz36sUsowowWihC7w', 37, 1, 154, 'bot.b36.1', 1794864508899),
	('E7YeoBz36sUsowowWihC7w', 38, 1, 670, 'bot.b37.1', 1794864508903),
	('E7YeoBz36sUsowowWihC7w', 39, 5, 24, NULL, 1794864508903),
	('E7YeoBz36sUsowowWihC7w', 40, 0, 7, 'bot.b39.0', 1794864508906),
	('E7YeoBz36sUsowowWihC7w', 41, 2, 2, 'bot.b39.2', 1794864508909),
	('E7YeoBz36sUsowowWihC7w', 42, 1, 1, 'bot.b39.1', 1794864508912),
	('E7YeoBz36sUsowowWihC7w', 43, 0, 9, 'bot.b42.0', 1794864508922),
	('E7YeoBz36sUsowowWihC7w', 44, 1, 267, 'bot.b43.1', 1794864508932),
	('E7YeoBz36sUsowowWihC7w', 45, 1, 756, 'bot.b44.1', 1794864508943),
	('E7YeoBz36sUsowowWihC7w', 46, 2, 501, 'bot.b45.2', 1794864508957),
	('E7YeoBz36sUsowowWihC7w', 47, 2, 756, 'bot.b46.2', 1794864508965),
	('E7YeoBz36sUsowowWihC7w', 48, 5, 24, NULL, 1794864508965),
	('E7YeoBz36sUsowowWihC7w', 49, 0, 1, 'bot.b48.0', 1794864508979),
	('E7YeoBz36sUsowowWihC7w', 50, 1, 2, 'bot.b48.1', 1794864508992),
	('E7YeoBz36sUsowowWihC7w', 51, 2, 1, 'bot.b48.2', 1794864509000),
	('E7YeoBz36sUsowowWihC7w', 52, 1, 197, 'bot.b51.1', 1794864509013),
	('E7YeoBz36sUsowowWihC7w', 53, 1, 713, 'bot.b52.1', 1794864509028),
	('E7YeoBz36sUsowowWihC7w', 54, 2, 240, 'bot.b53.2', 1794864509033),
	('E7YeoBz36sUsowowWihC7w', 55, 2, 756, 'bot.b54.2', 1794864509046),
	('E7YeoBz36sUsowowWihC7w', 56, 0, 68, 'bot.b55.0', 1794864509062),
	('E7YeoBz36sUsowowWihC7w', 57, 0, 756, 'bot.b56.0', 1794864509073),
	('E7YeoBz36sUsowowWihC7w', 58, 5, 24, NULL, 1794864509073),
	('E7YeoBz36sUsowowWihC7w', 59, 1, 7, 'bot.b58.1', 1794864509089),
	('E7YeoBz36sUsowowWihC7w', 60, 2, 7, 'bot.b58.2', 1794864509100),
	('E7YeoBz36sUsowowWihC7w', 61, 0, 2, 'bot.b58.0', 1794864509112),
	('E7YeoBz36sUsowowWihC7w', 62, 2, 8, 'bot.b61.2', 1794864509126),
	('E7YeoBz36sUsowowWihC7w', 63, 0, 499, 'bot.b62.0', 1794864509140),
	('E7YeoBz36sUsowowWihC7w', 64, 0, 713, 'bot.b63.0', 1794864509149),
	('E7YeoBz36sUsowowWihC7w', 65, 1, 8, 'bot.b64.1', 1794864509157),
	('E7YeoBz36sUsowowWihC7w', 66, 5, 24, NULL, 1794864509157),
	('E7YeoBz36sUsowowWihC7w', 67, 2, 6, 'bot.b66.2', 1794864509177),
	('E7YeoBz36sUsowowWihC7w', 68, 1, 6, 'bot.b66.1', 1794864509182),
	('E7YeoBz36sUsowowWihC7w', 69, 0, 5, 'bot.b66.0', 1794864509197),
	('E7YeoBz36sUsowowWihC7w', 70, 0, 162, 'bot.b69.0', 1794864509204),
	('E7YeoBz36sUsowowWihC7w', 71, 0, 541, 'bot.b70.0', 1794864509221),
	('E7YeoBz36sUsowowWihC7w', 72, 1, 25, 'bot.b71.1', 1794864509240),
	('E7YeoBz36sUsowowWihC7w', 73, 1, 541, 'bot.b72.1', 1794864509249),
	('E7YeoBz36sUsowowWihC7w', 74, 2, 187, 'bot.b73.2', 1794864509262),
	('E7YeoBz36sUsowowWihC7w', 75, 2, 584, 'bot.b74.2', 1794864509273),
	('E7YeoBz36sUsowowWihC7w', 76, 5, 24, NULL, 1794864509273),
	('E7YeoBz36sUsowowWihC7w', 77, 0, 6, 'bot.b76.0', 1794864509288),
	('E7YeoBz36sUsowowWihC7w', 78, 1, 5, 'bot.b76.1', 1794864509297),
	('E7YeoBz36sUsowowWihC7w', 79, 2, 5, 'bot.b76.2', 1794864509322),
	('E7YeoBz36sUsowowWihC7w', 80, 1, 166, 'bot.b79.1', 1794864509330),
	('E7YeoBz36sUsowowWihC7w', 81, 2, 68, 'bot.b80.2', 1794864509344),
	('E7YeoBz36sUsowowWihC7w', 82, 2, 541, 'bot.b81.2', 1794864509356),
	('E7YeoBz36sUsowowWihC7w', 83, 0, 115, 'bot.b82.0', 1794864509365),
	('E7YeoBz36sUsowowWihC7w', 84, 0, 726, 'bot.b83.0', 1794864509373),
	('E7YeoBz36sUsowowWihC7w', 85, 5, 24, NULL, 1794864509373),
	('E7YeoBz36sUsowowWihC7w', 86, 2, 4, 'bot.b85.2', 1794864509394),
	('E7YeoBz36sUsowowWihC7w', 87, 0, 4, 'bot.b85.0', 1794864509398),
	('E7YeoBz36sUsowowWihC7w', 88, 1, 4, 'bot.b85.1', 1794864509409),
	('E7YeoBz36sUsowowWihC7w', 89, 2, 68, 'bot.b88.2', 1794864509418),
	('E7YeoBz36sUsowowWihC7w', 90, 2, 713, 'bot.b89.2', 1794864509423),
	('E7YeoBz36sUsowowWihC7w', 91, 0, 111, 'bot.b90.0', 1794864509434),
	('E7YeoBz36sUsowowWihC7w', 92, 0, 670, 'bot.b91.0', 1794864509442),
	('E7YeoBz36sUsowowWihC7w', 93, 1, 111, 'bot.b92.1', 1794864509453),
	('E7YeoBz36sUsowowWihC7w', 94, 1, 0, 'bot.b93.1', 1794864509466),
	('E7YeoBz36sUsowowWihC7w', 95, 5, 24, NULL, 1794864509466),
	('E7YeoBz36sUsowowWihC7w', 96, 0, 3, 'bot.b95.0', 1794864509473),
	('E7YeoBz36sUsowowWihC7w', 97, 2, 1, 'bot.b95.2', 1794864509489),
	('E7YeoBz36sUsowowWihC7w', 98, 1, 3, 'bot.b95.1', 1794864509502),
	('E7YeoBz36sUsowowWihC7w', 99, 0, 234, 'bot.b98.0', 1794864509517);
INSERT INTO public.action VALUES
	('E7YeoBz36sUsowowWihC7w', 100, 0, 791, 'bot.b99.0', 1794864509532),
	('E7YeoBz36sUsowowWihC7w', 101, 1, 209, 'bot.b100.1', 1794864509545),
	('E7YeoBz36sUsowowWihC7w', 102, 1, 0, 'bot.b101.1', 1794864509562),
	('E7YeoBz36sUsowowWihC7w', 103, 2, 154, 'bot.b102.2', 1794864509569),
	('E7YeoBz36sUsowowWihC7w', 104, 2, 780, 'bot.b103.2', 1794864509578),
	('E7YeoBz36sUsowowWihC7w', 105, 5, 24, NULL, 1794864509578),
	('E7YeoBz36sUsowowWihC7w', 106, 0, 2, 'bot.b105.0', 1794864509590),
	('E7YeoBz36sUsowowWihC7w', 107, 1, 2, 'bot.b105.1', 1794864509604),
	('E7YeoBz36sUsowowWihC7w', 108, 2, 3, 'bot.b105.2', 1794864509617),
	('E7YeoBz36sUsowowWihC7w', 109, 1, 111, 'bot.b108.1', 1794864509636),
	('E7YeoBz36sUsowowWihC7w', 110, 1, 627, 'bot.b109.1', 1794864509646),
	('E7YeoBz36sUsowowWihC7w', 111, 2, 112, 'bot.b110.2', 1794864509656),
	('E7YeoBz36sUsowowWihC7w', 112, 2, 746, 'bot.b111.2', 1794864509665),
	('E7YeoBz36sUsowowWihC7w', 113, 0, 500, 'bot.b112.0', 1794864509683),
	('E7YeoBz36sUsowowWihC7w', 114, 0, 1018, 'bot.b113.0', 1794864509694),
	('E7YeoBz36sUsowowWihC7w', 115, 5, 24, NULL, 1794864509694),
	('E7YeoBz36sUsowowWihC7w', 116, 1, 1, 'bot.b115.1', 1794864509706),
	('E7YeoBz36sUsowowWihC7w', 117, 2, 2, 'bot.b115.2', 1794864509720),
	('E7YeoBz36sUsowowWihC7w', 118, 0, 1, 'bot.b115.0', 1794864509733),
	('E7YeoBz36sUsowowWihC7w', 119, 2, 68, 'bot.b118.2', 1794864509750),
	('E7YeoBz36sUsowowWihC7w', 120, 2, 670, 'bot.b119.2', 1794864509759),
	('E7YeoBz36sUsowowWihC7w', 121, 0, 197, 'bot.b120.0', 1794864509763),
	('E7YeoBz36sUsowowWihC7w', 122, 0, 756, 'bot.b121.0', 1794864509778),
	('E7YeoBz36sUsowowWihC7w', 123, 1, 111, 'bot.b122.1', 1794864509786),
	('E7YeoBz36sUsowowWihC7w', 124, 1, 627, 'bot.b123.1', 1794864509800),
	('E7YeoBz36sUsowowWihC7w', 125, 5, 24, NULL, 1794864509800),
	('E7YeoBz36sUsowowWihC7w', 126, 0, 7, 'bot.b125.0', 1794864509815),
	('E7YeoBz36sUsowowWihC7w', 127, 2, 7, 'bot.b125.2', 1794864509820),
	('E7YeoBz36sUsowowWihC7w', 128, 1, 7, 'bot.b125.1', 1794864509837),
	('E7YeoBz36sUsowowWihC7w', 129, 0, 9, 'bot.b128.0', 1794864509853),
	('E7YeoBz36sUsowowWihC7w', 130, 1, 8, 'bot.b129.1', 1794864509865),
	('E7YeoBz36sUsowowWihC7w', 131, 2, 9, 'bot.b130.2', 1794864509874),
	('E7YeoBz36sUsowowWihC7w', 132, 5, 24, NULL, 1794864509874),
	('E7YeoBz36sUsowowWihC7w', 133, 1, 1, 'bot.b132.1', 1794864509891),
	('E7YeoBz36sUsowowWihC7w', 134, 2, 3, 'bot.b132.2', 1794864509897),
	('E7YeoBz36sUsowowWihC7w', 135, 0, 5, 'bot.b132.0', 1794864509906),
	('E7YeoBz36sUsowowWihC7w', 136, 1, 68, 'bot.b135.1', 1794864509920),
	('E7YeoBz36sUsowowWihC7w', 137, 1, 611, 'bot.b136.1', 1794864509934),
	('E7YeoBz36sUsowowWihC7w', 138, 2, 197, 'bot.b137.2', 1794864509954),
	('E7YeoBz36sUsowowWihC7w', 139, 2, 541, 'bot.b138.2', 1794864509958),
	('E7YeoBz36sUsowowWihC7w', 140, 0, 25, 'bot.b139.0', 1794864509975),
	('E7YeoBz36sUsowowWihC7w', 141, 0, 732, 'bot.b140.0', 1794864509980),
	('E7YeoBz36sUsowowWihC7w', 142, 5, 24, NULL, 1794864509980),
	('E7YeoBz36sUsowowWihC7w', 143, 1, 4, 'bot.b142.1', 1794864510004),
	('E7YeoBz36sUsowowWihC7w', 144, 2, 5, 'bot.b142.2', 1794864510021),
	('E7YeoBz36sUsowowWihC7w', 145, 0, 6, 'bot.b142.0', 1794864510028),
	('E7YeoBz36sUsowowWihC7w', 146, 2, 114, 'bot.b145.2', 1794864510052),
	('E7YeoBz36sUsowowWihC7w', 147, 2, 682, 'bot.b146.2', 1794864510080),
	('E7YeoBz36sUsowowWihC7w', 148, 0, 210, 'bot.b147.0', 1794864510095),
	('E7YeoBz36sUsowowWihC7w', 149, 0, 541, 'bot.b148.0', 1794864510104),
	('E7YeoBz36sUsowowWihC7w', 150, 1, 25, 'bot.b149.1', 1794864510122),
	('E7YeoBz36sUsowowWihC7w', 151, 1, 541, 'bot.b150.1', 1794864510145),
	('LCpH7_FDZ61Jby6wMwgTQw', 1, 5, 18, 'start', 1794864510165),
	('LCpH7_FDZ61Jby6wMwgTQw', 2, 5, 20, NULL, 1794864510165),
	('LCpH7_FDZ61Jby6wMwgTQw', 3, 0, 5, 'bot.b2.0', 1794864510198),
	('LCpH7_FDZ61Jby6wMwgTQw', 4, 1, 5, 'bot.b2.1', 1794864510229),
	('LCpH7_FDZ61Jby6wMwgTQw', 5, 3, 2, 'bot.b2.3', 1794864510233),
	('LCpH7_FDZ61Jby6wMwgTQw', 6, 2, 5, 'bot.b2.2', 1794864510253),
	('LCpH7_FDZ61Jby6wMwgTQw', 7, 4, 7, 'bot.b2.4', 1794864510257),
	('LCpH7_FDZ61Jby6wMwgTQw', 8, 3, 111, 'bot.b7.3', 1794864510271),
	('LCpH7_FDZ61Jby6wMwgTQw', 9, 4, 9, 'bot.b8.4', 1794864510279),
	('LCpH7_FDZ61Jby6wMwgTQw', 10, 0, 166, 'bot.b9.0', 1794864510283),
	('LCpH7_FDZ61Jby6wMwgTQw', 11, 1, 166, 'bot.b10.1', 1794864510302),
	('LCpH7_FDZ61Jby6wMwgTQw', 12, 2, 166, 'bot.b11.2', 1794864510306),
	('LCpH7_FDZ61Jby6wMwgTQw', 13, 5, 24, NULL, 1794864510306),
	('LCpH7_FDZ61Jby6wMwgTQw', 14, 1, 6, 'bot.b13.1', 1794864510325),
	('LCpH7_FDZ61Jby6wMwgTQw', 15, 3, 1, 'bot.b13.3', 1794864510335),
	('LCpH7_FDZ61Jby6wMwgTQw', 16, 0, 6, 'bot.b13.0', 1794864510339),
	('LCpH7_FDZ61Jby6wMwgTQw', 17, 2, 6, 'bot.b13.2', 1794864510355),
	('LCpH7_FDZ61Jby6wMwgTQw', 18, 4, 1, 'bot.b13.4', 1794864510369),
	('LCpH7_FDZ61Jby6wMwgTQw', 19, 4, 68, 'bot.b18.4', 1794864510395),
	('LCpH7_FDZ61Jby6wMwgTQw', 20, 0, 25, 'bot.b19.0', 1794864510412),
	('LCpH7_FDZ61Jby6wMwgTQw', 21, 0, 726, 'bot.b20.0', 1794864510428),
	('LCpH7_FDZ61Jby6wMwgTQw', 22, 1, 25, 'bot.b21.1', 1794864510436),
	('LCpH7_FDZ61Jby6wMwgTQw', 23, 1, 726, 'bot.b22.1', 1794864510449),
	('LCpH7_FDZ61Jby6wMwgTQw', 24, 2, 25, 'bot.b23.2', 1794864510460),
	('LCpH7_FDZ61Jby6wMwgTQw', 25, 2, 726, 'bot.b24.2', 1794864510480),
	('LCpH7_FDZ61Jby6wMwgTQw', 26, 3, 223, 'bot.b25.3', 1794864510497),
	('LCpH7_FDZ61Jby6wMwgTQw', 27, 3, 584, 'bot.b26.3', 1794864510557),
	('LCpH7_FDZ61Jby6wMwgTQw', 28, 5, 24, NULL, 1794864510557),
	('LCpH7_FDZ61Jby6wMwgTQw', 29, 0, 4, 'bot.b28.0', 1794864510652),
	('LCpH7_FDZ61Jby6wMwgTQw', 30, 1, 4, 'bot.b28.1', 1794864510667),
	('LCpH7_FDZ61Jby6wMwgTQw', 31, 2, 4, 'bot.b28.2', 1794864510685),
	('LCpH7_FDZ61Jby6wMwgTQw', 32, 3, 6, 'bot.b28.3', 1794864510857),
	('LCpH7_FDZ61Jby6wMwgTQw', 33, 4, 5, 'bot.b28.4', 1794864510864),
	('LCpH7_FDZ61Jby6wMwgTQw', 34, 0, 627, 'bot.b33.0', 1794864510900),
	('LCpH7_FDZ61Jby6wMwgTQw', 35, 0, 0, 'bot.b34.0', 1794864511222),
	('LCpH7_FDZ61Jby6wMwgTQw', 36, 1, 197, 'bot.b35.1', 1794864511249),
	('LCpH7_FDZ61Jby6wMwgTQw', 37, 1, 651, 'bot.b36.1', 1794864511265),
	('LCpH7_FDZ61Jby6wMwgTQw', 38, 2, 627, 'bot.b37.2', 1794864511271),
	('LCpH7_FDZ61Jby6wMwgTQw', 39, 2, 0, 'bot.b38.2', 1794864511275),
	('LCpH7_FDZ61Jby6wMwgTQw', 40, 3, 25, 'bot.b39.3', 1794864511280),
	('LCpH7_FDZ61Jby6wMwgTQw', 41, 3, 542, 'bot.b40.3', 1794864511319),
	('LCpH7_FDZ61Jby6wMwgTQw', 42, 4, 26, 'bot.b41.4', 1794864511341),
	('LCpH7_FDZ61Jby6wMwgTQw', 43, 4, 682, 'bot.b42.4', 1794864511370),
	('LCpH7_FDZ61Jby6wMwgTQw', 44, 5, 24, NULL, 1794864511370),
	('LCpH7_FDZ61Jby6wMwgTQw', 45, 0, 3, 'bot.b44.0', 1794864511426),
	('LCpH7_FDZ61Jby6wMwgTQw', 46, 1, 1, 'bot.b44.1', 1794864511449),
	('LCpH7_FDZ61Jby6wMwgTQw', 47, 2, 3, 'bot.b44.2', 1794864511465),
	('LCpH7_FDZ61Jby6wMwgTQw', 48, 3, 7, 'bot.b44.3', 1794864511545);
INSERT INTO public.action VALUES
	('LCpH7_FDZ61Jby6wMwgTQw', 49, 4, 2, 'bot.b44.4', 1794864511565),
	('LCpH7_FDZ61Jby6wMwgTQw', 50, 1, 311, 'bot.b49.1', 1794864511575),
	('LCpH7_FDZ61Jby6wMwgTQw', 51, 1, 756, 'bot.b50.1', 1794864511609),
	('LCpH7_FDZ61Jby6wMwgTQw', 52, 2, 760, 'bot.b51.2', 1794864511861),
	('LCpH7_FDZ61Jby6wMwgTQw', 53, 2, 0, 'bot.b52.2', 1794864511868),
	('LCpH7_FDZ61Jby6wMwgTQw', 54, 3, 9, 'bot.b53.3', 1794864511883),
	('LCpH7_FDZ61Jby6wMwgTQw', 55, 4, 111, 'bot.b54.4', 1794864511897),
	('LCpH7_FDZ61Jby6wMwgTQw', 56, 4, 756, 'bot.b55.4', 1794864511924),
	('LCpH7_FDZ61Jby6wMwgTQw', 57, 0, 760, 'bot.b56.0', 1794864511950),
	('LCpH7_FDZ61Jby6wMwgTQw', 58, 0, 0, 'bot.b57.0', 1794864511973),
	('LCpH7_FDZ61Jby6wMwgTQw', 59, 5, 24, NULL, 1794864511973),
	('LCpH7_FDZ61Jby6wMwgTQw', 60, 1, 10, 'bot.b59.1', 1794864511984),
	('LCpH7_FDZ61Jby6wMwgTQw', 61, 2, 2, 'bot.b60.2', 1794864512017),
	('LCpH7_FDZ61Jby6wMwgTQw', 62, 3, 5, 'bot.b60.3', 1794864512039),
	('LCpH7_FDZ61Jby6wMwgTQw', 63, 0, 1, 'bot.b60.0', 1794864512049),
	('LCpH7_FDZ61Jby6wMwgTQw', 64, 1, 3, 'bot.b60.1', 1794864512057),
	('LCpH7_FDZ61Jby6wMwgTQw', 65, 4, 4, 'bot.b60.4', 1794864512074),
	('LCpH7_FDZ61Jby6wMwgTQw', 66, 2, 756, 'bot.b65.2', 1794864512091),
	('LCpH7_FDZ61Jby6wMwgTQw', 67, 2, 0, 'bot.b66.2', 1794864512116),
	('LCpH7_FDZ61Jby6wMwgTQw', 68, 3, 166, 'bot.b67.3', 1794864512129),
	('LCpH7_FDZ61Jby6wMwgTQw', 69, 4, 166, 'bot.b68.4', 1794864512135),
	('LCpH7_FDZ61Jby6wMwgTQw', 70, 4, 670, 'bot.b69.4', 1794864512141),
	('LCpH7_FDZ61Jby6wMwgTQw', 71, 0, 68, 'bot.b70.0', 1794864512146),
	('LCpH7_FDZ61Jby6wMwgTQw', 72, 0, 799, 'bot.b71.0', 1794864512150),
	('LCpH7_FDZ61Jby6wMwgTQw', 73, 1, 154, 'bot.b72.1', 1794864512158),
	('LCpH7_FDZ61Jby6wMwgTQw', 74, 1, 833, 'bot.b73.1', 1794864512166),
	('LCpH7_FDZ61Jby6wMwgTQw', 75, 5, 24, NULL, 1794864512166),
	('jiLvuPHvVOmKzeJMysUwuQ', 1, 5, 16, 'start', 1794864512178),
	('jiLvuPHvVOmKzeJMysUwuQ', 2, 5, 21, NULL, 1794864512178),
	('jiLvuPHvVOmKzeJMysUwuQ', 3, 0, 2, 'bot.b2.0', 1794864512265),
	('jiLvuPHvVOmKzeJMysUwuQ', 4, 1, 5, 'bot.b2.1', 1794864512269),
	('jiLvuPHvVOmKzeJMysUwuQ', 5, 3, 5, 'bot.b2.3', 1794864512301),
	('jiLvuPHvVOmKzeJMysUwuQ', 6, 2, 5, 'bot.b2.2', 1794864512313),
	('jiLvuPHvVOmKzeJMysUwuQ', 7, 1, 166, 'bot.b6.1', 1794864512328),
	('jiLvuPHvVOmKzeJMysUwuQ', 8, 2, 166, 'bot.b7.2', 1794864512340),
	('jiLvuPHvVOmKzeJMysUwuQ', 9, 3, 166, 'bot.b8.3', 1794864512361),
	('jiLvuPHvVOmKzeJMysUwuQ', 10, 0, 627, 'bot.b9.0', 1794864512367),
	('jiLvuPHvVOmKzeJMysUwuQ', 11, 5, 24, NULL, 1794864512367),
	('jiLvuPHvVOmKzeJMysUwuQ', 12, 1, 6, 'bot.b11.1', 1794864512389),
	('jiLvuPHvVOmKzeJMysUwuQ', 13, 2, 6, 'bot.b11.2', 1794864512409),
	('jiLvuPHvVOmKzeJMysUwuQ', 14, 0, 7, 'bot.b11.0', 1794864512417),
	('jiLvuPHvVOmKzeJMysUwuQ', 15, 3, 6, 'bot.b11.3', 1794864512425),
	('jiLvuPHvVOmKzeJMysUwuQ', 16, 2, 25, 'bot.b15.2', 1794864512440),
	('jiLvuPHvVOmKzeJMysUwuQ', 17, 2, 726, 'bot.b16.2', 1794864512446),
	('jiLvuPHvVOmKzeJMysUwuQ', 18, 3, 25, 'bot.b17.3', 1794864512457),
	('jiLvuPHvVOmKzeJMysUwuQ', 19, 3, 726, 'bot.b18.3', 1794864512469),
	('jiLvuPHvVOmKzeJMysUwuQ', 20, 0, 9, 'bot.b19.0', 1794864512488),
	('jiLvuPHvVOmKzeJMysUwuQ', 21, 1, 25, 'bot.b20.1', 1794864512493),
	('jiLvuPHvVOmKzeJMysUwuQ', 22, 1, 726, 'bot.b21.1', 1794864512501),
	('jiLvuPHvVOmKzeJMysUwuQ', 23, 5, 24, NULL, 1794864512501),
	('jiLvuPHvVOmKzeJMysUwuQ', 24, 3, 10, 'bot.b23.3', 1794864512508),
	('jiLvuPHvVOmKzeJMysUwuQ', 25, 1, 10, 'bot.b24.1', 1794864512512),
	('jiLvuPHvVOmKzeJMysUwuQ', 26, 2, 10, 'bot.b25.2', 1794864512522),
	('jiLvuPHvVOmKzeJMysUwuQ', 27, 0, 3, 'bot.b26.0', 1794864512537),
	('jiLvuPHvVOmKzeJMysUwuQ', 28, 1, 1, 'bot.b26.1', 1794864512539),
	('jiLvuPHvVOmKzeJMysUwuQ', 29, 3, 4, 'bot.b26.3', 1794864512543),
	('jiLvuPHvVOmKzeJMysUwuQ', 30, 2, 1, 'bot.b26.2', 1794864512548),
	('jiLvuPHvVOmKzeJMysUwuQ', 31, 3, 197, 'bot.b30.3', 1794864512555),
	('jiLvuPHvVOmKzeJMysUwuQ', 32, 0, 154, 'bot.b31.0', 1794864512561),
	('jiLvuPHvVOmKzeJMysUwuQ', 33, 1, 68, 'bot.b32.1', 1794864512566),
	('jiLvuPHvVOmKzeJMysUwuQ', 34, 2, 68, 'bot.b33.2', 1794864512583),
	('jiLvuPHvVOmKzeJMysUwuQ', 35, 5, 24, NULL, 1794864512583),
	('jiLvuPHvVOmKzeJMysUwuQ', 36, 0, 5, 'bot.b35.0', 1794864512589),
	('jiLvuPHvVOmKzeJMysUwuQ', 37, 1, 4, 'bot.b35.1', 1794864512598),
	('jiLvuPHvVOmKzeJMysUwuQ', 38, 3, 3, 'bot.b35.3', 1794864512609),
	('jiLvuPHvVOmKzeJMysUwuQ', 39, 2, 3, 'bot.b35.2', 1794864512621),
	('jiLvuPHvVOmKzeJMysUwuQ', 40, 0, 25, 'bot.b39.0', 1794864512638),
	('jiLvuPHvVOmKzeJMysUwuQ', 41, 1, 69, 'bot.b40.1', 1794864512646),
	('jiLvuPHvVOmKzeJMysUwuQ', 42, 1, 713, 'bot.b41.1', 1794864512653),
	('jiLvuPHvVOmKzeJMysUwuQ', 43, 2, 112, 'bot.b42.2', 1794864512665),
	('jiLvuPHvVOmKzeJMysUwuQ', 44, 2, 670, 'bot.b43.2', 1794864512672),
	('jiLvuPHvVOmKzeJMysUwuQ', 45, 3, 154, 'bot.b44.3', 1794864512675),
	('jiLvuPHvVOmKzeJMysUwuQ', 46, 3, 670, 'bot.b45.3', 1794864512680),
	('jiLvuPHvVOmKzeJMysUwuQ', 47, 5, 24, NULL, 1794864512680),
	('YHRVAw9-OWFJ4QU8mQcYBA', 1, 5, 18, 'start', 1794864512689),
	('YHRVAw9-OWFJ4QU8mQcYBA', 2, 5, 20, NULL, 1794864512689),
	('YHRVAw9-OWFJ4QU8mQcYBA', 3, 0, 7, 'bot.b2.0', 1794864512781),
	('YHRVAw9-OWFJ4QU8mQcYBA', 4, 1, 7, 'bot.b2.1', 1794864512793),
	('YHRVAw9-OWFJ4QU8mQcYBA', 5, 2, 7, 'bot.b2.2', 1794864512809),
	('YHRVAw9-OWFJ4QU8mQcYBA', 6, 3, 1, 'bot.b2.3', 1794864512816),
	('YHRVAw9-OWFJ4QU8mQcYBA', 7, 3, 68, 'bot.b6.3', 1794864512824),
	('YHRVAw9-OWFJ4QU8mQcYBA', 8, 0, 8, 'bot.b7.0', 1794864512837),
	('YHRVAw9-OWFJ4QU8mQcYBA', 9, 1, 9, 'bot.b8.1', 1794864512841),
	('YHRVAw9-OWFJ4QU8mQcYBA', 10, 2, 8, 'bot.b9.2', 1794864512846),
	('YHRVAw9-OWFJ4QU8mQcYBA', 11, 5, 24, NULL, 1794864512846),
	('YHRVAw9-OWFJ4QU8mQcYBA', 12, 0, 2, 'bot.b11.0', 1794864512853),
	('YHRVAw9-OWFJ4QU8mQcYBA', 13, 3, 7, 'bot.b11.3', 1794864512893),
	('YHRVAw9-OWFJ4QU8mQcYBA', 14, 1, 1, 'bot.b11.1', 1794864512898),
	('YHRVAw9-OWFJ4QU8mQcYBA', 15, 2, 2, 'bot.b11.2', 1794864512903),
	('YHRVAw9-OWFJ4QU8mQcYBA', 16, 0, 627, 'bot.b15.0', 1794864512916),
	('YHRVAw9-OWFJ4QU8mQcYBA', 17, 1, 68, 'bot.b16.1', 1794864512926),
	('YHRVAw9-OWFJ4QU8mQcYBA', 18, 2, 111, 'bot.b17.2', 1794864512934),
	('YHRVAw9-OWFJ4QU8mQcYBA', 19, 3, 9, 'bot.b18.3', 1794864512947),
	('YHRVAw9-OWFJ4QU8mQcYBA', 20, 5, 24, NULL, 1794864512947),
	('YHRVAw9-OWFJ4QU8mQcYBA', 21, 0, 5, 'bot.b20.0', 1794864512958),
	('YHRVAw9-OWFJ4QU8mQcYBA', 22, 2, 5, 'bot.b20.2', 1794864512989),
	('YHRVAw9-OWFJ4QU8mQcYBA', 23, 1, 2, 'bot.b20.1', 1794864513007),
	('YHRVAw9-OWFJ4QU8mQcYBA', 24, 3, 2, 'bot.b20.3', 1794864513028),
	('YHRVAw9-OWFJ4QU8mQcYBA', 25, 1, 197, 'bot.b24.1', 1794864513057),
	('YHRVAw9-OWFJ4QU8mQcYBA', 26, 1, 627, 'bot.b25.1', 1794864513085);
INSERT INTO public.action VALUES
	('YHRVAw9-OWFJ4QU8mQcYBA', 27, 2, 26, 'bot.b26.2', 1794864513113),
	('YHRVAw9-OWFJ4QU8mQcYBA', 28, 2, 682, 'bot.b27.2', 1794864513134),
	('YHRVAw9-OWFJ4QU8mQcYBA', 29, 3, 197, 'bot.b28.3', 1794864513180),
	('YHRVAw9-OWFJ4QU8mQcYBA', 30, 3, 627, 'bot.b29.3', 1794864513197),
	('YHRVAw9-OWFJ4QU8mQcYBA', 31, 0, 166, 'bot.b30.0', 1794864513209),
	('YHRVAw9-OWFJ4QU8mQcYBA', 32, 0, 542, 'bot.b31.0', 1794864513225),
	('YHRVAw9-OWFJ4QU8mQcYBA', 33, 5, 24, NULL, 1794864513225),
	('YHRVAw9-OWFJ4QU8mQcYBA', 34, 1, 3, 'bot.b33.1', 1794864513254),
	('YHRVAw9-OWFJ4QU8mQcYBA', 35, 2, 1, 'bot.b33.2', 1794864513265),
	('YHRVAw9-OWFJ4QU8mQcYBA', 36, 0, 1, 'bot.b33.0', 1794864513274),
	('YHRVAw9-OWFJ4QU8mQcYBA', 37, 3, 3, 'bot.b33.3', 1794864513293),
	('YHRVAw9-OWFJ4QU8mQcYBA', 38, 2, 68, 'bot.b37.2', 1794864513317),
	('YHRVAw9-OWFJ4QU8mQcYBA', 39, 2, 799, 'bot.b38.2', 1794864513327),
	('YHRVAw9-OWFJ4QU8mQcYBA', 40, 3, 254, 'bot.b39.3', 1794864513373),
	('YHRVAw9-OWFJ4QU8mQcYBA', 41, 3, 758, 'bot.b40.3', 1794864513397),
	('YHRVAw9-OWFJ4QU8mQcYBA', 42, 0, 283, 'bot.b41.0', 1794864513425),
	('YHRVAw9-OWFJ4QU8mQcYBA', 43, 0, 584, 'bot.b42.0', 1794864513441),
	('YHRVAw9-OWFJ4QU8mQcYBA', 44, 1, 254, 'bot.b43.1', 1794864513464),
	('YHRVAw9-OWFJ4QU8mQcYBA', 45, 1, 682, 'bot.b44.1', 1794864513475),
	('YHRVAw9-OWFJ4QU8mQcYBA', 46, 5, 24, NULL, 1794864513475),
	('qbWgKWLyzS5fkb5BA_wmdg', 1, 5, 16, 'start', 1794864513516),
	('qbWgKWLyzS5fkb5BA_wmdg', 2, 0, 3, '0.c966', 1794864513639),
	('qbWgKWLyzS5fkb5BA_wmdg', 3, 1, 5, 'bot.b2.1', 1794864513689),
	('qbWgKWLyzS5fkb5BA_wmdg', 4, 2, 7, 'bot.b2.2', 1794864513713),
	('qbWgKWLyzS5fkb5BA_wmdg', 5, 1, 166, 'bot.b4.1', 1794864513746),
	('qbWgKWLyzS5fkb5BA_wmdg', 6, 2, 9, 'bot.b5.2', 1794864513773),
	('qbWgKWLyzS5fkb5BA_wmdg', 7, 0, 154, '0.c967', 1794864513788),
	('qbWgKWLyzS5fkb5BA_wmdg', 8, 5, 22, NULL, 1794864513788),
	('qbWgKWLyzS5fkb5BA_wmdg', 9, 5, 22, NULL, 1794864513788),
	('qbWgKWLyzS5fkb5BA_wmdg', 10, 5, 23, NULL, 1794864513788),
	('qbWgKWLyzS5fkb5BA_wmdg', 11, 5, 23, NULL, 1794864513788),
	('qbWgKWLyzS5fkb5BA_wmdg', 12, 0, 7, '0.c968', 1794864513798),
	('qbWgKWLyzS5fkb5BA_wmdg', 13, 1, 4, 'bot.b11.1', 1794864513817),
	('qbWgKWLyzS5fkb5BA_wmdg', 14, 2, 2, 'bot.b11.2', 1794864513827),
	('qbWgKWLyzS5fkb5BA_wmdg', 15, 2, 111, 'bot.b14.2', 1794864513845),
	('qbWgKWLyzS5fkb5BA_wmdg', 16, 0, 8, '0.c969', 1794864513861),
	('qbWgKWLyzS5fkb5BA_wmdg', 17, 1, 154, 'bot.b16.1', 1794864513877),
	('qbWgKWLyzS5fkb5BA_wmdg', 18, 1, 713, 'bot.b17.1', 1794864513908),
	('qbWgKWLyzS5fkb5BA_wmdg', 19, 5, 22, NULL, 1794864513908),
	('qbWgKWLyzS5fkb5BA_wmdg', 20, 5, 23, NULL, 1794864513908),
	('qbWgKWLyzS5fkb5BA_wmdg', 21, 0, 6, '0.c970', 1794864513967),
	('qbWgKWLyzS5fkb5BA_wmdg', 22, 2, 5, 'bot.b20.2', 1794864513979),
	('qbWgKWLyzS5fkb5BA_wmdg', 23, 1, 6, 'bot.b20.1', 1794864513993),
	('qbWgKWLyzS5fkb5BA_wmdg', 24, 0, 799, '0.c971', 1794864514022),
	('qbWgKWLyzS5fkb5BA_wmdg', 25, 1, 25, 'bot.b24.1', 1794864514042),
	('qbWgKWLyzS5fkb5BA_wmdg', 26, 1, 631, 'bot.b25.1', 1794864514059),
	('qbWgKWLyzS5fkb5BA_wmdg', 27, 2, 70, 'bot.b26.2', 1794864514073),
	('qbWgKWLyzS5fkb5BA_wmdg', 28, 2, 0, 'bot.b27.2', 1794864514089),
	('qbWgKWLyzS5fkb5BA_wmdg', 29, 5, 22, NULL, 1794864514089),
	('qbWgKWLyzS5fkb5BA_wmdg', 30, 5, 22, NULL, 1794864514089),
	('qbWgKWLyzS5fkb5BA_wmdg', 31, 5, 23, NULL, 1794864514089),
	('qbWgKWLyzS5fkb5BA_wmdg', 32, 5, 22, NULL, 1794864514089),
	('qbWgKWLyzS5fkb5BA_wmdg', 33, 5, 23, NULL, 1794864514089),
	('qbWgKWLyzS5fkb5BA_wmdg', 34, 0, 1, '0.c972', 1794864514121),
	('qbWgKWLyzS5fkb5BA_wmdg', 35, 1, 3, 'bot.b33.1', 1794864514133),
	('qbWgKWLyzS5fkb5BA_wmdg', 36, 2, 1, 'bot.b33.2', 1794864514147),
	('qbWgKWLyzS5fkb5BA_wmdg', 37, 1, 670, 'bot.b36.1', 1794864514169),
	('qbWgKWLyzS5fkb5BA_wmdg', 38, 1, 0, 'bot.b37.1', 1794864514190),
	('qbWgKWLyzS5fkb5BA_wmdg', 39, 2, 240, 'bot.b38.2', 1794864514209),
	('qbWgKWLyzS5fkb5BA_wmdg', 40, 2, 584, 'bot.b39.2', 1794864514226),
	('qbWgKWLyzS5fkb5BA_wmdg', 41, 0, 68, '0.c973', 1794864514241),
	('qbWgKWLyzS5fkb5BA_wmdg', 42, 5, 23, NULL, 1794864514241),
	('qbWgKWLyzS5fkb5BA_wmdg', 43, 0, 2, '0.c974', 1794864514269),
	('qbWgKWLyzS5fkb5BA_wmdg', 44, 1, 1, 'bot.b42.1', 1794864514285),
	('qbWgKWLyzS5fkb5BA_wmdg', 45, 2, 3, 'bot.b42.2', 1794864514301),
	('qbWgKWLyzS5fkb5BA_wmdg', 46, 2, 154, 'bot.b45.2', 1794864514322),
	('qbWgKWLyzS5fkb5BA_wmdg', 47, 2, 682, 'bot.b46.2', 1794864514337),
	('qbWgKWLyzS5fkb5BA_wmdg', 48, 0, 197, '0.c975', 1794864514354),
	('qbWgKWLyzS5fkb5BA_wmdg', 49, 1, 68, 'bot.b48.1', 1794864514369),
	('qbWgKWLyzS5fkb5BA_wmdg', 50, 1, 670, 'bot.b49.1', 1794864514385),
	('qbWgKWLyzS5fkb5BA_wmdg', 51, 5, 22, NULL, 1794864514385),
	('qbWgKWLyzS5fkb5BA_wmdg', 52, 1, 2, 'bot.b51.1', 1794864514409),
	('qbWgKWLyzS5fkb5BA_wmdg', 53, 2, 4, 'bot.b51.2', 1794864514429),
	('qbWgKWLyzS5fkb5BA_wmdg', 54, 0, 5, '0.c976', 1794864514439),
	('qbWgKWLyzS5fkb5BA_wmdg', 55, 0, 25, '0.c977', 1794864514473),
	('qbWgKWLyzS5fkb5BA_wmdg', 56, 1, 25, 'bot.b55.1', 1794864514489),
	('qbWgKWLyzS5fkb5BA_wmdg', 57, 1, 627, 'bot.b56.1', 1794864514501),
	('qbWgKWLyzS5fkb5BA_wmdg', 58, 2, 1022, 'bot.b57.2', 1794864514517),
	('qbWgKWLyzS5fkb5BA_wmdg', 59, 2, 25, 'bot.b58.2', 1794864514529),
	('qbWgKWLyzS5fkb5BA_wmdg', 60, 5, 23, NULL, 1794864514529),
	('qbWgKWLyzS5fkb5BA_wmdg', 61, 5, 23, NULL, 1794864514529),
	('qbWgKWLyzS5fkb5BA_wmdg', 62, 0, 4, '0.c978', 1794864514538),
	('qbWgKWLyzS5fkb5BA_wmdg', 63, 1, 7, 'bot.b61.1', 1794864514557),
	('qbWgKWLyzS5fkb5BA_wmdg', 64, 2, 6, 'bot.b61.2', 1794864514585),
	('qbWgKWLyzS5fkb5BA_wmdg', 65, 1, 9, 'bot.b64.1', 1794864514597),
	('qbWgKWLyzS5fkb5BA_wmdg', 66, 2, 283, 'bot.b65.2', 1794864514624),
	('qbWgKWLyzS5fkb5BA_wmdg', 67, 2, 541, 'bot.b66.2', 1794864514646),
	('qbWgKWLyzS5fkb5BA_wmdg', 68, 0, 197, '0.c979', 1794864514657),
	('qbWgKWLyzS5fkb5BA_wmdg', 69, 5, 23, NULL, 1794864514657),
	('qbWgKWLyzS5fkb5BA_wmdg', 70, 5, 23, NULL, 1794864514657),
	('qbWgKWLyzS5fkb5BA_wmdg', 71, 5, 22, NULL, 1794864514657),
	('qbWgKWLyzS5fkb5BA_wmdg', 72, 5, 23, NULL, 1794864514657),
	('qbWgKWLyzS5fkb5BA_wmdg', 73, 5, 22, NULL, 1794864514657),
	('qbWgKWLyzS5fkb5BA_wmdg', 74, 2, 0, 'bot.b73.2', 1794864514673),
	('qbWgKWLyzS5fkb5BA_wmdg', 75, 1, 5, 'bot.b74.1', 1794864514697),
	('qbWgKWLyzS5fkb5BA_wmdg', 76, 2, 7, 'bot.b74.2', 1794864514702),
	('qbWgKWLyzS5fkb5BA_wmdg', 77, 0, 2, '0.c980', 1794864514713),
	('qbWgKWLyzS5fkb5BA_wmdg', 78, 2, 9, 'bot.b77.2', 1794864514724),
	('qbWgKWLyzS5fkb5BA_wmdg', 79, 0, 455, '0.c981', 1794864514765),
	('qbWgKWLyzS5fkb5BA_wmdg', 80, 1, 166, 'bot.b79.1', 1794864514778);
INSERT INTO public.action VALUES
	('qbWgKWLyzS5fkb5BA_wmdg', 81, 1, 627, 'bot.b80.1', 1794864514790),
	('qbWgKWLyzS5fkb5BA_wmdg', 82, 5, 23, NULL, 1794864514790),
	('qbWgKWLyzS5fkb5BA_wmdg', 83, 5, 23, NULL, 1794864514790),
	('qbWgKWLyzS5fkb5BA_wmdg', 84, 5, 22, NULL, 1794864514790),
	('qbWgKWLyzS5fkb5BA_wmdg', 85, 5, 23, NULL, 1794864514790),
	('qbWgKWLyzS5fkb5BA_wmdg', 86, 2, 0, 'bot.b85.2', 1794864514806),
	('qbWgKWLyzS5fkb5BA_wmdg', 87, 2, 1, 'bot.b86.2', 1794864514830),
	('qbWgKWLyzS5fkb5BA_wmdg', 88, 0, 5, '0.c982', 1794864514853),
	('qbWgKWLyzS5fkb5BA_wmdg', 89, 1, 6, 'bot.b86.1', 1794864514863),
	('qbWgKWLyzS5fkb5BA_wmdg', 90, 0, 166, '0.c983', 1794864514897),
	('qbWgKWLyzS5fkb5BA_wmdg', 91, 1, 25, 'bot.b90.1', 1794864514915),
	('qbWgKWLyzS5fkb5BA_wmdg', 92, 1, 541, 'bot.b91.1', 1794864514965),
	('qbWgKWLyzS5fkb5BA_wmdg', 93, 2, 584, 'bot.b92.2', 1794864514977),
	('qbWgKWLyzS5fkb5BA_wmdg', 94, 5, 23, NULL, 1794864514977),
	('qbWgKWLyzS5fkb5BA_wmdg', 95, 5, 22, NULL, 1794864514977),
	('qbWgKWLyzS5fkb5BA_wmdg', 96, 5, 23, NULL, 1794864514977),
	('qbWgKWLyzS5fkb5BA_wmdg', 97, 2, 0, 'bot.b96.2', 1794864515000),
	('qbWgKWLyzS5fkb5BA_wmdg', 98, 0, 1, '0.c984', 1794864515021),
	('qbWgKWLyzS5fkb5BA_wmdg', 99, 1, 7, 'bot.b97.1', 1794864515037),
	('qbWgKWLyzS5fkb5BA_wmdg', 100, 2, 6, 'bot.b97.2', 1794864515051),
	('qbWgKWLyzS5fkb5BA_wmdg', 101, 1, 8, 'bot.b100.1', 1794864515063),
	('qbWgKWLyzS5fkb5BA_wmdg', 102, 2, 543, 'bot.b101.2', 1794864515076),
	('qbWgKWLyzS5fkb5BA_wmdg', 103, 0, 412, '0.c985', 1794864515085),
	('qbWgKWLyzS5fkb5BA_wmdg', 104, 5, 22, NULL, 1794864515085),
	('qbWgKWLyzS5fkb5BA_wmdg', 105, 5, 22, NULL, 1794864515085),
	('qbWgKWLyzS5fkb5BA_wmdg', 106, 2, 0, 'bot.b105.2', 1794864515092),
	('qbWgKWLyzS5fkb5BA_wmdg', 107, 2, 2, 'bot.b106.2', 1794864515116),
	('qbWgKWLyzS5fkb5BA_wmdg', 108, 1, 1, 'bot.b106.1', 1794864515125),
	('qbWgKWLyzS5fkb5BA_wmdg', 109, 0, 7, '0.c986', 1794864515140),
	('qbWgKWLyzS5fkb5BA_wmdg', 110, 2, 627, 'bot.b109.2', 1794864515153),
	('qbWgKWLyzS5fkb5BA_wmdg', 111, 0, 9, '0.c987', 1794864515197),
	('qbWgKWLyzS5fkb5BA_wmdg', 112, 1, 68, 'bot.b111.1', 1794864515214),
	('qbWgKWLyzS5fkb5BA_wmdg', 113, 5, 23, NULL, 1794864515214),
	('qbWgKWLyzS5fkb5BA_wmdg', 114, 5, 23, NULL, 1794864515214),
	('qbWgKWLyzS5fkb5BA_wmdg', 115, 5, 23, NULL, 1794864515214),
	('qbWgKWLyzS5fkb5BA_wmdg', 116, 2, 0, 'bot.b115.2', 1794864515230),
	('qbWgKWLyzS5fkb5BA_wmdg', 117, 2, 3, 'bot.b116.2', 1794864515251),
	('qbWgKWLyzS5fkb5BA_wmdg', 118, 1, 4, 'bot.b116.1', 1794864515263),
	('qbWgKWLyzS5fkb5BA_wmdg', 119, 0, 3, '0.c988', 1794864515278),
	('qbWgKWLyzS5fkb5BA_wmdg', 120, 0, 154, '0.c989', 1794864515305),
	('qbWgKWLyzS5fkb5BA_wmdg', 121, 1, 112, 'bot.b120.1', 1794864515310),
	('qbWgKWLyzS5fkb5BA_wmdg', 122, 1, 0, 'bot.b121.1', 1794864515324),
	('qbWgKWLyzS5fkb5BA_wmdg', 123, 2, 627, 'bot.b122.2', 1794864515334),
	('qbWgKWLyzS5fkb5BA_wmdg', 124, 5, 22, NULL, 1794864515334),
	('qbWgKWLyzS5fkb5BA_wmdg', 125, 5, 23, NULL, 1794864515334),
	('qbWgKWLyzS5fkb5BA_wmdg', 126, 5, 22, NULL, 1794864515334),
	('qbWgKWLyzS5fkb5BA_wmdg', 127, 5, 23, NULL, 1794864515334),
	('qbWgKWLyzS5fkb5BA_wmdg', 128, 5, 23, NULL, 1794864515334),
	('qbWgKWLyzS5fkb5BA_wmdg', 129, 2, 0, 'bot.b128.2', 1794864515349),
	('qbWgKWLyzS5fkb5BA_wmdg', 130, 0, 6, '0.c990', 1794864515377),
	('qbWgKWLyzS5fkb5BA_wmdg', 131, 2, 5, 'bot.b129.2', 1794864515390),
	('qbWgKWLyzS5fkb5BA_wmdg', 132, 1, 3, 'bot.b129.1', 1794864515409),
	('qbWgKWLyzS5fkb5BA_wmdg', 133, 1, 197, 'bot.b132.1', 1794864515421),
	('qbWgKWLyzS5fkb5BA_wmdg', 134, 1, 0, 'bot.b133.1', 1794864515441),
	('qbWgKWLyzS5fkb5BA_wmdg', 135, 2, 726, 'bot.b134.2', 1794864515452),
	('qbWgKWLyzS5fkb5BA_wmdg', 136, 0, 455, '0.c991', 1794864515473),
	('qbWgKWLyzS5fkb5BA_wmdg', 137, 5, 22, NULL, 1794864515473),
	('qbWgKWLyzS5fkb5BA_wmdg', 138, 5, 22, NULL, 1794864515473),
	('qbWgKWLyzS5fkb5BA_wmdg', 139, 5, 22, NULL, 1794864515473),
	('qbWgKWLyzS5fkb5BA_wmdg', 140, 5, 22, NULL, 1794864515473),
	('qbWgKWLyzS5fkb5BA_wmdg', 141, 5, 22, NULL, 1794864515473),
	('qbWgKWLyzS5fkb5BA_wmdg', 142, 2, 11, 'bot.b141.2', 1794864515490),
	('qbWgKWLyzS5fkb5BA_wmdg', 143, 2, 0, 'bot.b142.2', 1794864515501),
	('qbWgKWLyzS5fkb5BA_wmdg', 144, 1, 13, 'bot.b143.1', 1794864515515),
	('qbWgKWLyzS5fkb5BA_wmdg', 145, 2, 4, 'bot.b144.2', 1794864515519),
	('qbWgKWLyzS5fkb5BA_wmdg', 146, 1, 2, 'bot.b144.1', 1794864515548),
	('qbWgKWLyzS5fkb5BA_wmdg', 147, 0, 4, '0.c992', 1794864515554),
	('qbWgKWLyzS5fkb5BA_wmdg', 148, 2, 197, 'bot.b147.2', 1794864515565),
	('qbWgKWLyzS5fkb5BA_wmdg', 149, 0, 197, '0.c993', 1794864515589),
	('qbWgKWLyzS5fkb5BA_wmdg', 150, 1, 111, 'bot.b149.1', 1794864515600),
	('qbWgKWLyzS5fkb5BA_wmdg', 151, 5, 22, NULL, 1794864515600),
	('qbWgKWLyzS5fkb5BA_wmdg', 152, 5, 23, NULL, 1794864515600),
	('qbWgKWLyzS5fkb5BA_wmdg', 153, 5, 23, NULL, 1794864515600),
	('qbWgKWLyzS5fkb5BA_wmdg', 154, 5, 23, NULL, 1794864515600),
	('qbWgKWLyzS5fkb5BA_wmdg', 155, 2, 11, 'bot.b154.2', 1794864515605),
	('qbWgKWLyzS5fkb5BA_wmdg', 156, 2, 0, 'bot.b155.2', 1794864515621),
	('qbWgKWLyzS5fkb5BA_wmdg', 157, 0, 5, '0.c994', 1794864515642),
	('qbWgKWLyzS5fkb5BA_wmdg', 158, 1, 5, 'bot.b156.1', 1794864515654),
	('qbWgKWLyzS5fkb5BA_wmdg', 159, 2, 7, 'bot.b156.2', 1794864515664),
	('qbWgKWLyzS5fkb5BA_wmdg', 160, 0, 240, '0.c995', 1794864515697),
	('qbWgKWLyzS5fkb5BA_wmdg', 161, 1, 68, 'bot.b160.1', 1794864515701),
	('qbWgKWLyzS5fkb5BA_wmdg', 162, 1, 0, 'bot.b161.1', 1794864515707),
	('qbWgKWLyzS5fkb5BA_wmdg', 163, 2, 8, 'bot.b162.2', 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 164, 5, 23, NULL, 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 165, 5, 23, NULL, 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 166, 5, 22, NULL, 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 167, 5, 23, NULL, 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 168, 5, 22, NULL, 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 169, 5, 22, NULL, 1794864515721),
	('qbWgKWLyzS5fkb5BA_wmdg', 170, 2, 0, 'bot.b169.2', 1794864515734),
	('qbWgKWLyzS5fkb5BA_wmdg', 171, 2, 1, 'bot.b170.2', 1794864515750),
	('qbWgKWLyzS5fkb5BA_wmdg', 172, 1, 6, 'bot.b170.1', 1794864515763),
	('qbWgKWLyzS5fkb5BA_wmdg', 173, 0, 7, '0.c996', 1794864515775),
	('qbWgKWLyzS5fkb5BA_wmdg', 174, 1, 166, 'bot.b173.1', 1794864515782),
	('qbWgKWLyzS5fkb5BA_wmdg', 175, 1, 0, 'bot.b174.1', 1794864515802),
	('qbWgKWLyzS5fkb5BA_wmdg', 176, 2, 68, 'bot.b175.2', 1794864515818),
	('qbWgKWLyzS5fkb5BA_wmdg', 177, 0, 9, '0.c997', 1794864515830),
	('qbWgKWLyzS5fkb5BA_wmdg', 178, 5, 23, NULL, 1794864515830),
	('qbWgKWLyzS5fkb5BA_wmdg', 179, 5, 22, NULL, 1794864515830),
	('qbWgKWLyzS5fkb5BA_wmdg', 180, 5, 23, NULL, 1794864515830);
INSERT INTO public.action VALUES
	('qbWgKWLyzS5fkb5BA_wmdg', 181, 2, 0, 'bot.b180.2', 1794864515856),
	('qbWgKWLyzS5fkb5BA_wmdg', 182, 1, 4, 'bot.b181.1', 1794864515868),
	('qbWgKWLyzS5fkb5BA_wmdg', 183, 2, 6, 'bot.b181.2', 1794864515877),
	('qbWgKWLyzS5fkb5BA_wmdg', 184, 0, 4, '0.c998', 1794864515893),
	('qbWgKWLyzS5fkb5BA_wmdg', 185, 2, 27, 'bot.b184.2', 1794864515916),
	('qbWgKWLyzS5fkb5BA_wmdg', 186, 0, 197, '0.c999', 1794864515945),
	('qbWgKWLyzS5fkb5BA_wmdg', 187, 1, 111, 'bot.b186.1', 1794864515967),
	('qbWgKWLyzS5fkb5BA_wmdg', 188, 1, 0, 'bot.b187.1', 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 189, 5, 23, NULL, 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 190, 5, 22, NULL, 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 191, 5, 23, NULL, 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 192, 5, 23, NULL, 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 193, 5, 23, NULL, 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 194, 5, 23, NULL, 1794864515985),
	('qbWgKWLyzS5fkb5BA_wmdg', 195, 1, 10, 'bot.b194.1', 1794864516005),
	('qbWgKWLyzS5fkb5BA_wmdg', 196, 2, 0, 'bot.b195.2', 1794864516024),
	('qbWgKWLyzS5fkb5BA_wmdg', 197, 0, 3, '0.c1000', 1794864516046),
	('qbWgKWLyzS5fkb5BA_wmdg', 198, 1, 7, 'bot.b196.1', 1794864516061),
	('qbWgKWLyzS5fkb5BA_wmdg', 199, 2, 2, 'bot.b196.2', 1794864516077),
	('qbWgKWLyzS5fkb5BA_wmdg', 200, 0, 254, '0.c1001', 1794864516105),
	('qbWgKWLyzS5fkb5BA_wmdg', 201, 1, 8, 'bot.b200.1', 1794864516111),
	('qbWgKWLyzS5fkb5BA_wmdg', 202, 2, 111, 'bot.b201.2', 1794864516126),
	('qbWgKWLyzS5fkb5BA_wmdg', 203, 5, 23, NULL, 1794864516126),
	('qbWgKWLyzS5fkb5BA_wmdg', 204, 5, 22, NULL, 1794864516126),
	('qbWgKWLyzS5fkb5BA_wmdg', 205, 5, 23, NULL, 1794864516126),
	('qbWgKWLyzS5fkb5BA_wmdg', 206, 2, 0, 'bot.b205.2', 1794864516142),
	('qbWgKWLyzS5fkb5BA_wmdg', 207, 0, 2, '0.c1002', 1794864516169),
	('qbWgKWLyzS5fkb5BA_wmdg', 208, 1, 1, 'bot.b206.1', 1794864516181),
	('qbWgKWLyzS5fkb5BA_wmdg', 209, 2, 3, 'bot.b206.2', 1794864516191),
	('qbWgKWLyzS5fkb5BA_wmdg', 210, 1, 68, 'bot.b209.1', 1794864516204),
	('qbWgKWLyzS5fkb5BA_wmdg', 211, 2, 210, 'bot.b210.2', 1794864516216),
	('qbWgKWLyzS5fkb5BA_wmdg', 212, 0, 504, '0.c1003', 1794864516229),
	('qbWgKWLyzS5fkb5BA_wmdg', 213, 5, 23, NULL, 1794864516229),
	('qbWgKWLyzS5fkb5BA_wmdg', 214, 5, 22, NULL, 1794864516229),
	('qbWgKWLyzS5fkb5BA_wmdg', 215, 2, 0, 'bot.b214.2', 1794864516254),
	('qbWgKWLyzS5fkb5BA_wmdg', 216, 2, 4, 'bot.b215.2', 1794864516264),
	('qbWgKWLyzS5fkb5BA_wmdg', 217, 1, 3, 'bot.b215.1', 1794864516273),
	('qbWgKWLyzS5fkb5BA_wmdg', 218, 0, 6, '0.c1004', 1794864516297),
	('qbWgKWLyzS5fkb5BA_wmdg', 219, 2, 111, 'bot.b218.2', 1794864516304),
	('qbWgKWLyzS5fkb5BA_wmdg', 220, 0, 210, '0.c1005', 1794864516345),
	('qbWgKWLyzS5fkb5BA_wmdg', 221, 1, 112, 'bot.b220.1', 1794864516356),
	('qbWgKWLyzS5fkb5BA_wmdg', 222, 1, 0, 'bot.b221.1', 1794864516373),
	('qbWgKWLyzS5fkb5BA_wmdg', 223, 5, 22, NULL, 1794864516373),
	('qbWgKWLyzS5fkb5BA_wmdg', 224, 5, 22, NULL, 1794864516373),
	('qbWgKWLyzS5fkb5BA_wmdg', 225, 5, 22, NULL, 1794864516373),
	('qbWgKWLyzS5fkb5BA_wmdg', 226, 5, 22, NULL, 1794864516373),
	('qbWgKWLyzS5fkb5BA_wmdg', 227, 2, 11, 'bot.b226.2', 1794864516393),
	('qbWgKWLyzS5fkb5BA_wmdg', 228, 0, 1, '0.c1006', 1794864516412),
	('qbWgKWLyzS5fkb5BA_wmdg', 229, 1, 2, 'bot.b227.1', 1794864516423),
	('qbWgKWLyzS5fkb5BA_wmdg', 230, 2, 5, 'bot.b227.2', 1794864516436),
	('qbWgKWLyzS5fkb5BA_wmdg', 231, 0, 68, '0.c1007', 1794864516465),
	('qbWgKWLyzS5fkb5BA_wmdg', 232, 1, 197, 'bot.b231.1', 1794864516478),
	('qbWgKWLyzS5fkb5BA_wmdg', 233, 1, 0, 'bot.b232.1', 1794864516496),
	('qbWgKWLyzS5fkb5BA_wmdg', 234, 2, 68, 'bot.b233.2', 1794864516513),
	('qbWgKWLyzS5fkb5BA_wmdg', 235, 2, 682, 'bot.b234.2', 1794864516531),
	('qbWgKWLyzS5fkb5BA_wmdg', 236, 5, 23, NULL, 1794864516531),
	('qbWgKWLyzS5fkb5BA_wmdg', 237, 5, 22, NULL, 1794864516531),
	('qbWgKWLyzS5fkb5BA_wmdg', 238, 0, 3, '0.c1008', 1794864516553),
	('qbWgKWLyzS5fkb5BA_wmdg', 239, 1, 5, 'bot.b237.1', 1794864516573),
	('qbWgKWLyzS5fkb5BA_wmdg', 240, 2, 5, 'bot.b237.2', 1794864516589),
	('qbWgKWLyzS5fkb5BA_wmdg', 241, 1, 68, 'bot.b240.1', 1794864516604),
	('qbWgKWLyzS5fkb5BA_wmdg', 242, 1, 682, 'bot.b241.1', 1794864516621),
	('qbWgKWLyzS5fkb5BA_wmdg', 243, 2, 25, 'bot.b242.2', 1794864516644),
	('qbWgKWLyzS5fkb5BA_wmdg', 244, 2, 541, 'bot.b243.2', 1794864516656),
	('qbWgKWLyzS5fkb5BA_wmdg', 245, 0, 198, '0.c1009', 1794864516669),
	('qbWgKWLyzS5fkb5BA_wmdg', 246, 5, 22, NULL, 1794864516669),
	('qbWgKWLyzS5fkb5BA_wmdg', 247, 5, 22, NULL, 1794864516669),
	('qbWgKWLyzS5fkb5BA_wmdg', 248, 5, 22, NULL, 1794864516669),
	('qbWgKWLyzS5fkb5BA_wmdg', 249, 5, 23, NULL, 1794864516669),
	('qbWgKWLyzS5fkb5BA_wmdg', 250, 0, 7, '0.c1010', 1794864516694),
	('qbWgKWLyzS5fkb5BA_wmdg', 251, 1, 6, 'bot.b249.1', 1794864516709),
	('qbWgKWLyzS5fkb5BA_wmdg', 252, 2, 7, 'bot.b249.2', 1794864516728),
	('qbWgKWLyzS5fkb5BA_wmdg', 253, 2, 9, 'bot.b252.2', 1794864516744),
	('qbWgKWLyzS5fkb5BA_wmdg', 254, 0, 8, '0.c1011', 1794864516762),
	('qbWgKWLyzS5fkb5BA_wmdg', 255, 1, 25, 'bot.b254.1', 1794864516776),
	('qbWgKWLyzS5fkb5BA_wmdg', 256, 1, 541, 'bot.b255.1', 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 257, 5, 22, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 258, 5, 23, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 259, 5, 22, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 260, 5, 23, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 261, 5, 22, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 262, 5, 22, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 263, 5, 23, NULL, 1794864516793),
	('qbWgKWLyzS5fkb5BA_wmdg', 264, 2, 1, 'bot.b263.2', 1794864516808),
	('qbWgKWLyzS5fkb5BA_wmdg', 265, 1, 1, 'bot.b263.1', 1794864516829),
	('qbWgKWLyzS5fkb5BA_wmdg', 266, 0, 2, '0.c1012', 1794864516847),
	('qbWgKWLyzS5fkb5BA_wmdg', 267, 0, 111, '0.c1013', 1794864516873),
	('qbWgKWLyzS5fkb5BA_wmdg', 268, 1, 68, 'bot.b267.1', 1794864516888),
	('qbWgKWLyzS5fkb5BA_wmdg', 269, 2, 68, 'bot.b268.2', 1794864516896),
	('qbWgKWLyzS5fkb5BA_wmdg', 270, 5, 23, NULL, 1794864516896),
	('qbWgKWLyzS5fkb5BA_wmdg', 271, 5, 22, NULL, 1794864516896),
	('qbWgKWLyzS5fkb5BA_wmdg', 272, 1, 4, 'bot.b271.1', 1794864516919),
	('qbWgKWLyzS5fkb5BA_wmdg', 273, 2, 3, 'bot.b271.2', 1794864516927),
	('qbWgKWLyzS5fkb5BA_wmdg', 274, 0, 1, '0.c1014', 1794864516951),
	('qbWgKWLyzS5fkb5BA_wmdg', 275, 1, 69, 'bot.b274.1', 1794864516985),
	('qbWgKWLyzS5fkb5BA_wmdg', 276, 1, 0, 'bot.b275.1', 1794864516998),
	('qbWgKWLyzS5fkb5BA_wmdg', 277, 2, 210, 'bot.b276.2', 1794864517005),
	('qbWgKWLyzS5fkb5BA_wmdg', 278, 2, 670, 'bot.b277.2', 1794864517008),
	('qbWgKWLyzS5fkb5BA_wmdg', 279, 0, 240, '0.c1015', 1794864517013),
	('qbWgKWLyzS5fkb5BA_wmdg', 280, 5, 22, NULL, 1794864517013);
INSERT INTO public.action VALUES
	('qbWgKWLyzS5fkb5BA_wmdg', 281, 5, 22, NULL, 1794864517013),
	('QJz6ghPsza8tskQ2dxSqmQ', 1, 5, 16, 'start', 1794864517075),
	('QJz6ghPsza8tskQ2dxSqmQ', 2, 1, 6, '1.c1016', 1794864517113),
	('QJz6ghPsza8tskQ2dxSqmQ', 3, 0, 4, '0.c1017', 1794864517121),
	('QJz6ghPsza8tskQ2dxSqmQ', 4, 1, 210, '1.c1018', 1794864517139),
	('QJz6ghPsza8tskQ2dxSqmQ', 5, 0, 713, '0.c1019', 1794864517142),
	('QJz6ghPsza8tskQ2dxSqmQ', 6, 5, 22, NULL, 1794864517142),
	('QJz6ghPsza8tskQ2dxSqmQ', 7, 5, 23, NULL, 1794864517142),
	('QJz6ghPsza8tskQ2dxSqmQ', 8, 5, 23, NULL, 1794864517142),
	('QJz6ghPsza8tskQ2dxSqmQ', 9, 5, 23, NULL, 1794864517142),
	('QJz6ghPsza8tskQ2dxSqmQ', 10, 0, 3, '0.c1020', 1794864517147),
	('QJz6ghPsza8tskQ2dxSqmQ', 11, 1, 3, '1.c1021', 1794864517204),
	('QJz6ghPsza8tskQ2dxSqmQ', 12, 0, 154, '0.c1022', 1794864517210),
	('QJz6ghPsza8tskQ2dxSqmQ', 13, 1, 670, '1.c1023', 1794864517214),
	('QJz6ghPsza8tskQ2dxSqmQ', 14, 5, 23, NULL, 1794864517214),
	('QJz6ghPsza8tskQ2dxSqmQ', 15, 5, 23, NULL, 1794864517214),
	('QJz6ghPsza8tskQ2dxSqmQ', 16, 5, 23, NULL, 1794864517214),
	('QJz6ghPsza8tskQ2dxSqmQ', 17, 1, 4, '1.c1024', 1794864517219),
	('QJz6ghPsza8tskQ2dxSqmQ', 18, 0, 2, '0.c1025', 1794864517222),
	('QJz6ghPsza8tskQ2dxSqmQ', 19, 1, 717, '1.c1026', 1794864517225),
	('QJz6ghPsza8tskQ2dxSqmQ', 20, 0, 223, '0.c1027', 1794864517229),
	('QJz6ghPsza8tskQ2dxSqmQ', 21, 5, 22, NULL, 1794864517229),
	('QJz6ghPsza8tskQ2dxSqmQ', 22, 5, 22, NULL, 1794864517229),
	('QJz6ghPsza8tskQ2dxSqmQ', 23, 0, 6, '0.c1028', 1794864517237),
	('QJz6ghPsza8tskQ2dxSqmQ', 24, 1, 5, '1.c1029', 1794864517249),
	('QJz6ghPsza8tskQ2dxSqmQ', 25, 0, 461, '0.c1030', 1794864517257),
	('QJz6ghPsza8tskQ2dxSqmQ', 26, 1, 971, '1.c1031', 1794864517265),
	('QJz6ghPsza8tskQ2dxSqmQ', 27, 5, 23, NULL, 1794864517265),
	('QJz6ghPsza8tskQ2dxSqmQ', 28, 5, 23, NULL, 1794864517265),
	('QJz6ghPsza8tskQ2dxSqmQ', 29, 5, 23, NULL, 1794864517265),
	('QJz6ghPsza8tskQ2dxSqmQ', 30, 5, 23, NULL, 1794864517265),
	('QJz6ghPsza8tskQ2dxSqmQ', 31, 5, 22, NULL, 1794864517265),
	('QJz6ghPsza8tskQ2dxSqmQ', 32, 1, 2, '1.c1032', 1794864517273),
	('QJz6ghPsza8tskQ2dxSqmQ', 33, 0, 5, '0.c1033', 1794864517284),
	('QJz6ghPsza8tskQ2dxSqmQ', 34, 1, 111, '1.c1034', 1794864517293),
	('QJz6ghPsza8tskQ2dxSqmQ', 35, 0, 166, '0.c1035', 1794864517302),
	('QJz6ghPsza8tskQ2dxSqmQ', 36, 5, 23, NULL, 1794864517302),
	('QJz6ghPsza8tskQ2dxSqmQ', 37, 5, 22, NULL, 1794864517302),
	('QJz6ghPsza8tskQ2dxSqmQ', 38, 0, 1, '0.c1036', 1794864517309),
	('QJz6ghPsza8tskQ2dxSqmQ', 39, 1, 1, '1.c1037', 1794864517313),
	('QJz6ghPsza8tskQ2dxSqmQ', 40, 0, 197, '0.c1038', 1794864517325),
	('QJz6ghPsza8tskQ2dxSqmQ', 41, 1, 154, '1.c1039', 1794864517333),
	('QJz6ghPsza8tskQ2dxSqmQ', 42, 5, 23, NULL, 1794864517333),
	('-RKrMZOodRBv73Xv_lqm5Q', 1, 5, 17, 'start', 1794864517388),
	('-RKrMZOodRBv73Xv_lqm5Q', 2, 5, 20, NULL, 1794864517388),
	('-RKrMZOodRBv73Xv_lqm5Q', 3, 0, 2, '0.c1040', 1794864517458),
	('-RKrMZOodRBv73Xv_lqm5Q', 4, 2, 7, '2.c1041', 1794864517468),
	('-RKrMZOodRBv73Xv_lqm5Q', 5, 1, 6, '1.c1042', 1794864517479),
	('-RKrMZOodRBv73Xv_lqm5Q', 6, 2, 8, '2.c1043', 1794864517484),
	('-RKrMZOodRBv73Xv_lqm5Q', 7, 0, 111, '0.c1044', 1794864517493),
	('-RKrMZOodRBv73Xv_lqm5Q', 8, 1, 799, '1.c1045', 1794864517498),
	('-RKrMZOodRBv73Xv_lqm5Q', 9, 5, 24, NULL, 1794864517498),
	('-RKrMZOodRBv73Xv_lqm5Q', 10, 2, 5, '2.c1046', 1794864517503),
	('-RKrMZOodRBv73Xv_lqm5Q', 11, 1, 1, '1.c1047', 1794864517508),
	('-RKrMZOodRBv73Xv_lqm5Q', 12, 0, 4, '0.c1048', 1794864517519),
	('-RKrMZOodRBv73Xv_lqm5Q', 13, 0, 254, '0.c1049', 1794864517536),
	('-RKrMZOodRBv73Xv_lqm5Q', 14, 0, 0, '0.c1050', 1794864517549),
	('-RKrMZOodRBv73Xv_lqm5Q', 15, 1, 68, '1.c1051', 1794864517555),
	('-RKrMZOodRBv73Xv_lqm5Q', 16, 1, 799, '1.c1052', 1794864517562),
	('-RKrMZOodRBv73Xv_lqm5Q', 17, 2, 240, '2.c1053', 1794864517567),
	('-RKrMZOodRBv73Xv_lqm5Q', 18, 5, 24, NULL, 1794864517567),
	('-RKrMZOodRBv73Xv_lqm5Q', 19, 1, 5, '1.c1054', 1794864517572),
	('-RKrMZOodRBv73Xv_lqm5Q', 20, 0, 5, '0.c1055', 1794864517577),
	('-RKrMZOodRBv73Xv_lqm5Q', 21, 2, 2, '2.c1056', 1794864517581),
	('-RKrMZOodRBv73Xv_lqm5Q', 22, 1, 975, '1.c1057', 1794864517585),
	('-RKrMZOodRBv73Xv_lqm5Q', 23, 1, 369, '1.c1058', 1794864517589),
	('-RKrMZOodRBv73Xv_lqm5Q', 24, 2, 501, '2.c1059', 1794864517593),
	('-RKrMZOodRBv73Xv_lqm5Q', 25, 2, 0, '2.c1060', 1794864517597),
	('-RKrMZOodRBv73Xv_lqm5Q', 26, 0, 455, '0.c1061', 1794864517601),
	('-RKrMZOodRBv73Xv_lqm5Q', 27, 0, 756, '0.c1062', 1794864517605),
	('-RKrMZOodRBv73Xv_lqm5Q', 28, 5, 24, NULL, 1794864517605),
	('-RKrMZOodRBv73Xv_lqm5Q', 29, 1, 4, '1.c1063', 1794864517614),
	('-RKrMZOodRBv73Xv_lqm5Q', 30, 2, 6, '2.c1064', 1794864517638),
	('-RKrMZOodRBv73Xv_lqm5Q', 31, 0, 7, '0.c1065', 1794864517658),
	('-RKrMZOodRBv73Xv_lqm5Q', 32, 2, 799, '2.c1066', 1794864517662),
	('-RKrMZOodRBv73Xv_lqm5Q', 33, 2, 207, '2.c1067', 1794864517684),
	('-RKrMZOodRBv73Xv_lqm5Q', 34, 0, 9, '0.c1068', 1794864517688),
	('-RKrMZOodRBv73Xv_lqm5Q', 35, 1, 245, '1.c1069', 1794864517710),
	('-RKrMZOodRBv73Xv_lqm5Q', 36, 5, 24, NULL, 1794864517710),
	('-RKrMZOodRBv73Xv_lqm5Q', 37, 0, 6, '0.c1070', 1794864517726),
	('-RKrMZOodRBv73Xv_lqm5Q', 38, 2, 1, '2.c1071', 1794864517737),
	('-RKrMZOodRBv73Xv_lqm5Q', 39, 1, 3, '1.c1072', 1794864517754),
	('-RKrMZOodRBv73Xv_lqm5Q', 40, 0, 210, '0.c1073', 1794864517761),
	('-RKrMZOodRBv73Xv_lqm5Q', 41, 1, 197, '1.c1074', 1794864517778),
	('-RKrMZOodRBv73Xv_lqm5Q', 42, 2, 369, '2.c1075', 1794864517794),
	('-RKrMZOodRBv73Xv_lqm5Q', 43, 5, 24, NULL, 1794864517794),
	('-RKrMZOodRBv73Xv_lqm5Q', 44, 0, 3, '0.c1076', 1794864517814),
	('-RKrMZOodRBv73Xv_lqm5Q', 45, 2, 3, '2.c1077', 1794864517836),
	('-RKrMZOodRBv73Xv_lqm5Q', 46, 1, 2, '1.c1078', 1794864517857),
	('-RKrMZOodRBv73Xv_lqm5Q', 47, 1, 326, '1.c1079', 1794864517881),
	('-RKrMZOodRBv73Xv_lqm5Q', 48, 2, 418, '2.c1080', 1794864517889),
	('-RKrMZOodRBv73Xv_lqm5Q', 49, 0, 375, '0.c1081', 1794864517918),
	('-RKrMZOodRBv73Xv_lqm5Q', 50, 5, 24, NULL, 1794864517918),
	('gpioVZNI60m8ce3vPfzreQ', 1, 5, 18, 'start', 1794864518012),
	('gpioVZNI60m8ce3vPfzreQ', 2, 5, 20, NULL, 1794864518012),
	('gpioVZNI60m8ce3vPfzreQ', 3, 2, 1, '2.c1082', 1794864518147),
	('gpioVZNI60m8ce3vPfzreQ', 4, 3, 7, '3.c1083', 1794864518170),
	('gpioVZNI60m8ce3vPfzreQ', 5, 1, 6, '1.c1084', 1794864518194),
	('gpioVZNI60m8ce3vPfzreQ', 6, 0, 1, '0.c1085', 1794864518259),
	('gpioVZNI60m8ce3vPfzreQ', 7, 3, 9, '3.c1086', 1794864518268);
INSERT INTO public.action VALUES
	('gpioVZNI60m8ce3vPfzreQ', 8, 0, 68, '0.c1087', 1794864518285),
	('gpioVZNI60m8ce3vPfzreQ', 9, 1, 799, '1.c1088', 1794864518300),
	('gpioVZNI60m8ce3vPfzreQ', 10, 2, 584, '2.c1089', 1794864518345),
	('gpioVZNI60m8ce3vPfzreQ', 11, 5, 24, NULL, 1794864518345),
	('gpioVZNI60m8ce3vPfzreQ', 12, 1, 2, '1.c1090', 1794864518375),
	('gpioVZNI60m8ce3vPfzreQ', 13, 0, 2, '0.c1091', 1794864518406),
	('gpioVZNI60m8ce3vPfzreQ', 14, 2, 7, '2.c1092', 1794864518421),
	('gpioVZNI60m8ce3vPfzreQ', 15, 3, 5, '3.c1093', 1794864518452),
	('gpioVZNI60m8ce3vPfzreQ', 16, 0, 68, '0.c1094', 1794864518478),
	('gpioVZNI60m8ce3vPfzreQ', 17, 0, 627, '0.c1095', 1794864518510),
	('gpioVZNI60m8ce3vPfzreQ', 18, 1, 971, '1.c1096', 1794864518548),
	('gpioVZNI60m8ce3vPfzreQ', 19, 1, 0, '1.c1097', 1794864518590),
	('gpioVZNI60m8ce3vPfzreQ', 20, 2, 8, '2.c1098', 1794864518640),
	('gpioVZNI60m8ce3vPfzreQ', 21, 3, 166, '3.c1099', 1794864518669),
	('gpioVZNI60m8ce3vPfzreQ', 22, 5, 24, NULL, 1794864518669),
	('gpioVZNI60m8ce3vPfzreQ', 23, 2, 4, '2.c1100', 1794864518706),
	('gpioVZNI60m8ce3vPfzreQ', 24, 0, 6, '0.c1101', 1794864518738),
	('gpioVZNI60m8ce3vPfzreQ', 25, 1, 1, '1.c1102', 1794864518750),
	('gpioVZNI60m8ce3vPfzreQ', 26, 3, 6, '3.c1103', 1794864518765),
	('gpioVZNI60m8ce3vPfzreQ', 27, 1, 68, '1.c1104', 1794864518775),
	('gpioVZNI60m8ce3vPfzreQ', 28, 2, 845, '2.c1105', 1794864518786),
	('gpioVZNI60m8ce3vPfzreQ', 29, 2, 197, '2.c1106', 1794864518793),
	('gpioVZNI60m8ce3vPfzreQ', 30, 3, 799, '3.c1107', 1794864518876),
	('gpioVZNI60m8ce3vPfzreQ', 31, 3, 163, '3.c1108', 1794864518890),
	('gpioVZNI60m8ce3vPfzreQ', 32, 0, 455, '0.c1109', 1794864518894),
	('gpioVZNI60m8ce3vPfzreQ', 33, 0, 543, '0.c1110', 1794864518939),
	('gpioVZNI60m8ce3vPfzreQ', 34, 5, 24, NULL, 1794864518939),
	('gpioVZNI60m8ce3vPfzreQ', 35, 0, 0, '0.c1111', 1794864518956),
	('gpioVZNI60m8ce3vPfzreQ', 36, 0, 4, '0.c1112', 1794864518970),
	('gpioVZNI60m8ce3vPfzreQ', 37, 2, 5, '2.c1113', 1794864518987),
	('gpioVZNI60m8ce3vPfzreQ', 38, 1, 5, '1.c1114', 1794864519009),
	('gpioVZNI60m8ce3vPfzreQ', 39, 3, 3, '3.c1115', 1794864519026),
	('gpioVZNI60m8ce3vPfzreQ', 40, 2, 456, '2.c1116', 1794864519050),
	('gpioVZNI60m8ce3vPfzreQ', 41, 3, 971, '3.c1117', 1794864519084),
	('gpioVZNI60m8ce3vPfzreQ', 42, 3, 326, '3.c1118', 1794864519101),
	('gpioVZNI60m8ce3vPfzreQ', 43, 0, 713, '0.c1119', 1794864519116),
	('gpioVZNI60m8ce3vPfzreQ', 44, 1, 254, '1.c1120', 1794864519132),
	('gpioVZNI60m8ce3vPfzreQ', 45, 5, 24, NULL, 1794864519132),
	('gpioVZNI60m8ce3vPfzreQ', 46, 0, 0, '0.c1121', 1794864519146),
	('gpioVZNI60m8ce3vPfzreQ', 47, 1, 7, '1.c1122', 1794864519159),
	('gpioVZNI60m8ce3vPfzreQ', 48, 3, 1, '3.c1123', 1794864519213),
	('gpioVZNI60m8ce3vPfzreQ', 49, 0, 5, '0.c1124', 1794864519219),
	('gpioVZNI60m8ce3vPfzreQ', 50, 2, 6, '2.c1125', 1794864519223),
	('gpioVZNI60m8ce3vPfzreQ', 51, 3, 68, '3.c1126', 1794864519246),
	('gpioVZNI60m8ce3vPfzreQ', 52, 0, 674, '0.c1127', 1794864519265),
	('gpioVZNI60m8ce3vPfzreQ', 53, 1, 8, '1.c1128', 1794864519289),
	('gpioVZNI60m8ce3vPfzreQ', 54, 2, 283, '2.c1129', 1794864519308),
	('gpioVZNI60m8ce3vPfzreQ', 55, 5, 24, NULL, 1794864519308),
	('gpioVZNI60m8ce3vPfzreQ', 56, 0, 0, '0.c1130', 1794864519329),
	('gpioVZNI60m8ce3vPfzreQ', 57, 3, 2, '3.c1131', 1794864519342),
	('gpioVZNI60m8ce3vPfzreQ', 58, 1, 3, '1.c1132', 1794864519359),
	('gpioVZNI60m8ce3vPfzreQ', 59, 0, 7, '0.c1133', 1794864519369),
	('gpioVZNI60m8ce3vPfzreQ', 60, 2, 3, '2.c1134', 1794864519379),
	('gpioVZNI60m8ce3vPfzreQ', 61, 0, 9, '0.c1135', 1794864519389),
	('gpioVZNI60m8ce3vPfzreQ', 62, 1, 197, '1.c1136', 1794864519406),
	('gpioVZNI60m8ce3vPfzreQ', 63, 2, 342, '2.c1137', 1794864519418),
	('gpioVZNI60m8ce3vPfzreQ', 64, 3, 25, '3.c1138', 1794864519430),
	('gpioVZNI60m8ce3vPfzreQ', 65, 5, 24, NULL, 1794864519430),
	('d2RYkFuKeB0MNlbVx3ScBA', 1, 5, 16, 'start', 1794864519500),
	('d2RYkFuKeB0MNlbVx3ScBA', 2, 5, 20, NULL, 1794864519500),
	('d2RYkFuKeB0MNlbVx3ScBA', 3, 3, 2, '3.c1139', 1794864519586),
	('d2RYkFuKeB0MNlbVx3ScBA', 4, 4, 5, '4.c1140', 1794864519601),
	('d2RYkFuKeB0MNlbVx3ScBA', 5, 1, 6, '1.c1141', 1794864519605),
	('d2RYkFuKeB0MNlbVx3ScBA', 6, 0, 6, '0.c1142', 1794864519619),
	('d2RYkFuKeB0MNlbVx3ScBA', 7, 2, 1, '2.c1143', 1794864519630),
	('d2RYkFuKeB0MNlbVx3ScBA', 8, 1, 369, '1.c1144', 1794864519641),
	('d2RYkFuKeB0MNlbVx3ScBA', 9, 2, 68, '2.c1145', 1794864519645),
	('d2RYkFuKeB0MNlbVx3ScBA', 10, 3, 627, '3.c1146', 1794864519653),
	('d2RYkFuKeB0MNlbVx3ScBA', 11, 4, 166, '4.c1147', 1794864519665),
	('d2RYkFuKeB0MNlbVx3ScBA', 12, 0, 283, '0.c1148', 1794864519675),
	('d2RYkFuKeB0MNlbVx3ScBA', 13, 5, 24, NULL, 1794864519675),
	('d2RYkFuKeB0MNlbVx3ScBA', 14, 3, 7, '3.c1149', 1794864519687),
	('d2RYkFuKeB0MNlbVx3ScBA', 15, 2, 6, '2.c1150', 1794864519697),
	('d2RYkFuKeB0MNlbVx3ScBA', 16, 0, 7, '0.c1151', 1794864519714),
	('d2RYkFuKeB0MNlbVx3ScBA', 17, 4, 7, '4.c1152', 1794864519725),
	('d2RYkFuKeB0MNlbVx3ScBA', 18, 1, 7, '1.c1153', 1794864519731),
	('d2RYkFuKeB0MNlbVx3ScBA', 19, 2, 384, '2.c1154', 1794864519746),
	('d2RYkFuKeB0MNlbVx3ScBA', 20, 2, 726, '2.c1155', 1794864519761),
	('d2RYkFuKeB0MNlbVx3ScBA', 21, 3, 9, '3.c1156', 1794864519774),
	('d2RYkFuKeB0MNlbVx3ScBA', 22, 4, 9, '4.c1157', 1794864519784),
	('d2RYkFuKeB0MNlbVx3ScBA', 23, 0, 8, '0.c1158', 1794864519793),
	('d2RYkFuKeB0MNlbVx3ScBA', 24, 1, 8, '1.c1159', 1794864519798),
	('d2RYkFuKeB0MNlbVx3ScBA', 25, 5, 24, NULL, 1794864519798),
	('d2RYkFuKeB0MNlbVx3ScBA', 26, 2, 7, '2.c1160', 1794864519823),
	('d2RYkFuKeB0MNlbVx3ScBA', 27, 3, 5, '3.c1161', 1794864519831),
	('d2RYkFuKeB0MNlbVx3ScBA', 28, 4, 1, '4.c1162', 1794864519848),
	('d2RYkFuKeB0MNlbVx3ScBA', 29, 1, 4, '1.c1163', 1794864519857),
	('d2RYkFuKeB0MNlbVx3ScBA', 30, 0, 4, '0.c1164', 1794864519865),
	('d2RYkFuKeB0MNlbVx3ScBA', 31, 3, 718, '3.c1165', 1794864519881),
	('d2RYkFuKeB0MNlbVx3ScBA', 32, 3, 240, '3.c1166', 1794864519905),
	('d2RYkFuKeB0MNlbVx3ScBA', 33, 4, 584, '4.c1167', 1794864519948),
	('d2RYkFuKeB0MNlbVx3ScBA', 34, 0, 713, '0.c1168', 1794864519965),
	('d2RYkFuKeB0MNlbVx3ScBA', 35, 1, 713, '1.c1169', 1794864519979),
	('d2RYkFuKeB0MNlbVx3ScBA', 36, 2, 9, '2.c1170', 1794864520001),
	('d2RYkFuKeB0MNlbVx3ScBA', 37, 5, 24, NULL, 1794864520001),
	('d2RYkFuKeB0MNlbVx3ScBA', 38, 0, 5, '0.c1171', 1794864520022),
	('d2RYkFuKeB0MNlbVx3ScBA', 39, 4, 4, '4.c1172', 1794864520033),
	('d2RYkFuKeB0MNlbVx3ScBA', 40, 1, 1, '1.c1173', 1794864520057),
	('d2RYkFuKeB0MNlbVx3ScBA', 41, 2, 4, '2.c1174', 1794864520093),
	('d2RYkFuKeB0MNlbVx3ScBA', 42, 3, 1, '3.c1175', 1794864520106);
INSERT INTO public.action VALUES
	('d2RYkFuKeB0MNlbVx3ScBA', 43, 4, 770, '4.c1176', 1794864520120),
	('d2RYkFuKeB0MNlbVx3ScBA', 44, 0, 584, '0.c1177', 1794864520122),
	('d2RYkFuKeB0MNlbVx3ScBA', 45, 1, 756, '1.c1178', 1794864520133),
	('d2RYkFuKeB0MNlbVx3ScBA', 46, 2, 197, '2.c1179', 1794864520139),
	('d2RYkFuKeB0MNlbVx3ScBA', 47, 3, 272, '3.c1180', 1794864520151),
	('d2RYkFuKeB0MNlbVx3ScBA', 48, 3, 756, '3.c1181', 1794864520156),
	('d2RYkFuKeB0MNlbVx3ScBA', 49, 5, 24, NULL, 1794864520156),
	('d2RYkFuKeB0MNlbVx3ScBA', 50, 2, 5, '2.c1182', 1794864520175),
	('d2RYkFuKeB0MNlbVx3ScBA', 51, 4, 2, '4.c1183', 1794864520190),
	('d2RYkFuKeB0MNlbVx3ScBA', 52, 1, 3, '1.c1184', 1794864520205),
	('d2RYkFuKeB0MNlbVx3ScBA', 53, 3, 6, '3.c1185', 1794864520213),
	('d2RYkFuKeB0MNlbVx3ScBA', 54, 0, 2, '0.c1186', 1794864520222),
	('d2RYkFuKeB0MNlbVx3ScBA', 55, 0, 756, '0.c1187', 1794864520228),
	('d2RYkFuKeB0MNlbVx3ScBA', 56, 1, 971, '1.c1188', 1794864520246),
	('d2RYkFuKeB0MNlbVx3ScBA', 57, 2, 455, '2.c1189', 1794864520270),
	('d2RYkFuKeB0MNlbVx3ScBA', 58, 3, 977, '3.c1190', 1794864520291),
	('d2RYkFuKeB0MNlbVx3ScBA', 59, 3, 465, '3.c1191', 1794864520304),
	('d2RYkFuKeB0MNlbVx3ScBA', 60, 4, 713, '4.c1192', 1794864520312),
	('d2RYkFuKeB0MNlbVx3ScBA', 61, 5, 24, NULL, 1794864520312),
	('d2RYkFuKeB0MNlbVx3ScBA', 62, 4, 3, '4.c1193', 1794864520359),
	('d2RYkFuKeB0MNlbVx3ScBA', 63, 2, 2, '2.c1194', 1794864520390),
	('d2RYkFuKeB0MNlbVx3ScBA', 64, 0, 1, '0.c1195', 1794864520407),
	('d2RYkFuKeB0MNlbVx3ScBA', 65, 1, 2, '1.c1196', 1794864520426),
	('d2RYkFuKeB0MNlbVx3ScBA', 66, 3, 3, '3.c1197', 1794864520445),
	('d2RYkFuKeB0MNlbVx3ScBA', 67, 1, 111, '1.c1198', 1794864520470),
	('d2RYkFuKeB0MNlbVx3ScBA', 68, 2, 111, '2.c1199', 1794864520486),
	('d2RYkFuKeB0MNlbVx3ScBA', 69, 3, 154, '3.c1200', 1794864520508),
	('d2RYkFuKeB0MNlbVx3ScBA', 70, 4, 761, '4.c1201', 1794864520522),
	('d2RYkFuKeB0MNlbVx3ScBA', 71, 0, 885, '0.c1202', 1794864520575),
	('d2RYkFuKeB0MNlbVx3ScBA', 72, 5, 24, NULL, 1794864520575),
	('hVY9iBM_5yaSmn3_51c9pQ', 1, 5, 16, 'start', 1794864520946),
	('hVY9iBM_5yaSmn3_51c9pQ', 2, 5, 20, NULL, 1794864520946),
	('hVY9iBM_5yaSmn3_51c9pQ', 3, 0, 3, '0.c1203', 1794864521166),
	('hVY9iBM_5yaSmn3_51c9pQ', 4, 1, 4, '1.c1204', 1794864521179),
	('hVY9iBM_5yaSmn3_51c9pQ', 5, 1, 197, '1.c1205', 1794864521233),
	('hVY9iBM_5yaSmn3_51c9pQ', 6, 0, 670, '0.c1206', 1794864521249),
	('hVY9iBM_5yaSmn3_51c9pQ', 7, 5, 24, NULL, 1794864521249),
	('hVY9iBM_5yaSmn3_51c9pQ', 8, 0, 7, '0.c1207', 1794864521335),
	('hVY9iBM_5yaSmn3_51c9pQ', 9, 1, 1, '1.c1208', 1794864521354),
	('hVY9iBM_5yaSmn3_51c9pQ', 10, 0, 8, '0.c1209', 1794864521397),
	('hVY9iBM_5yaSmn3_51c9pQ', 11, 1, 584, '1.c1210', 1794864521427),
	('hVY9iBM_5yaSmn3_51c9pQ', 12, 1, 412, '1.c1211', 1794864521466),
	('hVY9iBM_5yaSmn3_51c9pQ', 13, 5, 24, NULL, 1794864521466),
	('2EHBe8EmaL_FkYlm9Qcsrg', 1, 5, 15, 'start', 1794864521560),
	('2EHBe8EmaL_FkYlm9Qcsrg', 2, 5, 20, NULL, 1794864521560),
	('2EHBe8EmaL_FkYlm9Qcsrg', 3, 0, 2, '0.c1212', 1794864521634),
	('2EHBe8EmaL_FkYlm9Qcsrg', 4, 1, 6, '1.c1213', 1794864521653),
	('2EHBe8EmaL_FkYlm9Qcsrg', 5, 0, 627, '0.c1214', 1794864521701),
	('2EHBe8EmaL_FkYlm9Qcsrg', 6, 1, 799, '1.c1215', 1794864521753),
	('2EHBe8EmaL_FkYlm9Qcsrg', 7, 5, 24, NULL, 1794864521753),
	('2EHBe8EmaL_FkYlm9Qcsrg', 8, 1, 4, '1.c1216', 1794864521768),
	('2EHBe8EmaL_FkYlm9Qcsrg', 9, 0, 4, '0.c1217', 1794864521785),
	('2EHBe8EmaL_FkYlm9Qcsrg', 10, 1, 761, '1.c1218', 1794864521829),
	('2EHBe8EmaL_FkYlm9Qcsrg', 11, 1, 0, '1.c1219', 1794864521838),
	('2EHBe8EmaL_FkYlm9Qcsrg', 12, 0, 629, '0.c1220', 1794864521856),
	('2EHBe8EmaL_FkYlm9Qcsrg', 13, 0, 197, '0.c1221', 1794864521874),
	('2EHBe8EmaL_FkYlm9Qcsrg', 14, 5, 24, NULL, 1794864521874),
	('1ndT7_1YxAc5DXvTMJE7ow', 1, 5, 16, 'start', 1794864522022),
	('1ndT7_1YxAc5DXvTMJE7ow', 2, 5, 21, NULL, 1794864522022),
	('1ndT7_1YxAc5DXvTMJE7ow', 3, 0, 6, '0.c1222', 1794864522126),
	('1ndT7_1YxAc5DXvTMJE7ow', 4, 1, 4, '1.c1223', 1794864522133),
	('1ndT7_1YxAc5DXvTMJE7ow', 5, 1, 197, '1.c1224', 1794864522177),
	('1ndT7_1YxAc5DXvTMJE7ow', 6, 0, 885, '0.c1225', 1794864522236),
	('1ndT7_1YxAc5DXvTMJE7ow', 7, 5, 24, NULL, 1794864522236),
	('MmcG4URxOy00I3AAPEpa4Q', 1, 5, 16, 'import', 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 2, 5, 20, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 3, 0, 7, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 4, 1, 7, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 5, 2, 3, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 6, 1, 8, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 7, 2, 154, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 8, 0, 9, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 9, 5, 24, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 10, 0, 5, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 11, 1, 2, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 12, 2, 6, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 13, 2, 25, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 14, 2, 0, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 15, 0, 166, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 16, 1, 111, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 17, 5, 24, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 18, 0, 2, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 19, 1, 1, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 20, 2, 2, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 21, 0, 326, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 22, 0, 627, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 23, 1, 240, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 24, 1, 584, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 25, 2, 111, NULL, 1794864522333),
	('MmcG4URxOy00I3AAPEpa4Q', 26, 5, 24, NULL, 1794864522333),
	('uqjj_794N-pj74c-mKaTYA', 1, 5, 18, 'import', 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 2, 0, 4, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 3, 2, 1, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 4, 1, 2, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 5, 3, 7, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 6, 3, 9, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 7, 0, 713, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 8, 1, 111, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 9, 2, 68, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 10, 5, 23, NULL, 1794864522438);
INSERT INTO public.action VALUES
	('uqjj_794N-pj74c-mKaTYA', 11, 5, 23, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 12, 1, 6, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 13, 3, 6, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 14, 2, 7, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 15, 0, 5, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 16, 0, 240, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 17, 0, 975, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 18, 1, 457, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 19, 1, 885, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 20, 2, 8, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 21, 3, 885, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 22, 5, 23, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 23, 5, 23, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 24, 5, 23, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 25, 5, 22, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 26, 5, 22, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 27, 1, 4, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 28, 2, 3, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 29, 0, 3, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 30, 3, 5, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 31, 1, 197, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 32, 2, 254, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 33, 2, 670, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 34, 3, 240, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 35, 0, 154, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 36, 5, 22, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 37, 5, 23, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 38, 5, 23, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 39, 1, 7, NULL, 1794864522438),
	('uqjj_794N-pj74c-mKaTYA', 40, 2, 4, NULL, 1794864522438),
	('FSCl6gMWZbCf9dS6lptorA', 1, 1, 6, 'import', 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 2, 2, 2, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 3, 0, 326, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 4, 0, 726, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 5, 1, 885, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 6, 2, 25, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 7, 2, 0, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 8, 5, 24, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 9, 0, 14, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 10, 0, 1, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 11, 1, 2, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 12, 2, 1, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 13, 1, 1019, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 14, 1, 111, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 15, 2, 68, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 16, 0, 756, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 17, 0, 68, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 18, 5, 24, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 19, 0, 2, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 20, 1, 4, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 21, 2, 5, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 22, 2, 756, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 23, 2, 25, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 24, 0, 971, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 25, 0, 197, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 26, 1, 977, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 27, 1, 412, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 28, 5, 24, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 29, 0, 14, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 30, 0, 5, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 31, 1, 1, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 32, 2, 6, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 33, 0, 158, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 34, 0, 682, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 35, 1, 68, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 36, 2, 369, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 37, 2, 971, NULL, 1794864522565),
	('FSCl6gMWZbCf9dS6lptorA', 38, 5, 24, NULL, 1794864522565);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0004');


--
-- Data for Name: analysis; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.analysis VALUES
	('MmcG4URxOy00I3AAPEpa4Q', 'quick', '00bec3d87764e932335d', 1794864537339, '{"status":"done","depth":"quick","progress":1.0,"points":[{"seq":0,"chances":[0.37808,0.32331,0.29861]},{"seq":1,"chances":[0.36084,0.27996,0.3592]},{"seq":2,"chances":[0.33625,0.35411,0.30964]},{"seq":5,"chances":[0.36425,0.38604,0.24971]},{"seq":6,"chances":[0.39035,0.34797,0.26169]},{"seq":7,"chances":[0.36718,0.39821,0.23462]},{"seq":8,"chances":[0.02333,0.02333,0.02333]},{"seq":9,"chances":[0.02333,0.02333,0.02333]},{"seq":12,"chances":[0.02333,0.02333,0.02333]},{"seq":14,"chances":[0.02333,0.02333,0.02333]},{"seq":15,"chances":[0.02333,0.02333,0.02333]},{"seq":16,"chances":[0.0,0.0,0.0]},{"seq":17,"chances":[0.0,0.0,0.0]},{"seq":20,"chances":[0.0,0.0,0.0]},{"seq":22,"chances":[0.0,0.0,0.0]},{"seq":24,"chances":[0.0,0.0,0.0]},{"seq":25,"chances":[0.0,0.0,0.0]},{"seq":26,"chances":[0.0,0.0,0.0]}],"swings":[{"seq":1,"cause":"river","seat":-1,"change":[-0.01725,-0.04335,0.06059]},{"seq":2,"cause":"river","seat":-1,"change":[-0.02459,0.07415,-0.04956]},{"seq":5,"cause":"secret","seat":1,"change":[0.028,0.03193,-0.05993]},{"seq":6,"cause":"decision","seat":1,"change":[-0.02028,-0.07144,0.09172]},{"seq":6,"cause":"secret","seat":2,"change":[0.04638,0.03336,-0.07973]},{"seq":7,"cause":"decision","seat":2,"change":[-0.08687,0.05627,0.0306]},{"seq":7,"cause":"secret","seat":0,"change":[0.0637,-0.00603,-0.05767]},{"seq":9,"cause":"decision","seat":0,"change":[-0.34384,-0.37487,-0.21129]},{"seq":12,"cause":"secret","seat":2,"change":[0.0,0.0,0.0]},{"seq":14,"cause":"decision","seat":2,"change":[0.0,0.0,0.0]},{"seq":14,"cause":"secret","seat":0,"change":[0.0,0.0,0.0]},{"seq":15,"cause":"decision","seat":0,"change":[0.0,0.0,0.0]},{"seq":15,"cause":"secret","seat":1,"change":[0.0,0.0,0.0]},{"seq":17,"cause":"decision","seat":1,"change":[-0.02333,-0.02333,-0.02333]},{"seq":20,"cause":"secret","seat":0,"change":[0.0,0.0,0.0]},{"seq":22,"cause":"decision","seat":0,"change":[0.0,0.0,0.0]},{"seq":22,"cause":"secret","seat":1,"change":[0.0,0.0,0.0]},{"seq":24,"cause":"decision","seat":1,"change":[0.0,0.0,0.0]},{"seq":24,"cause":"secret","seat":2,"change":[0.0,0.0,0.0]},{"seq":26,"cause":"decision","seat":2,"change":[0.0,0.0,0.0]}],"decisions":[{"before":2,"seq":3,"round":1,"seat":0,"kind":"card","played":"card C","chances":[0.30321,0.33877,0.35801],"value":0.30321,"best":[{"text":"card 5","moves":[5],"value":0.34567},{"text":"card 2","moves":[2],"value":0.3338},{"text":"card 1","moves":[1],"value":0.32682},{"text":"card 4","moves":[4],"value":0.31398},{"text":"card 3","moves":[3],"value":0.30454},{"text":"card C","moves":[7],"value":0.30321}],"loss":0.04246,"grade":"good","hidden":true,"luck":-0.03241,"skill":-0.04246},{"before":2,"seq":4,"round":1,"seat":1,"kind":"card","played":"card C","chances":[0.36277,0.2846,0.35263],"value":0.2846,"best":[{"text":"card 1","moves":[1],"value":0.39492},{"text":"card 2","moves":[2],"value":0.3491},{"text":"card 3","moves":[3],"value":0.31323},{"text":"card C","moves":[7],"value":0.2846},{"text":"card 4","moves":[4],"value":0.26859}],"loss":0.11032,"grade":"mistake","hidden":true,"luck":0.07161,"skill":-0.11032},{"before":2,"seq":5,"round":1,"seat":2,"kind":"card","played":"card 3","chances":[0.33188,0.42913,0.23899],"value":0.23899,"best":[{"text":"card C","moves":[7],"value":0.35481},{"text":"card 1","moves":[1],"value":0.33485},{"text":"card 2","moves":[2],"value":0.30921},{"text":"card 5","moves":[5],"value":0.25956},{"text":"card 3","moves":[3],"value":0.23899}],"loss":0.11582,"grade":"mistake","hidden":true,"luck":0.0562,"skill":-0.11582},{"before":5,"seq":6,"round":1,"seat":1,"kind":"turn","played":"weather -","chances":[0.32485,0.31586,0.35928],"value":0.31586,"best":[{"text":"weather +","moves":[9],"value":0.34528},{"text":"weather -","moves":[8],"value":0.31586}],"loss":0.02942,"grade":"good","hidden":true,"luck":0.06068,"skill":-0.02942},{"before":6,"seq":7,"round":1,"seat":2,"kind":"turn","played":"a >3","chances":[0.36792,0.33704,0.29504],"value":0.29504,"best":[{"text":"a >3","moves":[154],"value":0.29504}],"loss":0.0,"grade":"only","hidden":true,"luck":0.05604,"skill":-0.0},{"before":7,"seq":8,"round":1,"seat":0,"kind":"turn","played":"weather +","chances":[0.33604,0.34809,0.31587],"value":0.33604,"best":[{"text":"weather +","moves":[9],"value":0.33604}],"loss":0.0,"grade":"only","hidden":false,"luck":0.03283,"skill":-0.0},{"before":9,"seq":10,"round":2,"seat":0,"kind":"card","played":"card 5","chances":[0.02333,0.02333,0.02333],"value":0.02333,"best":[{"text":"card 1","moves":[1],"value":0.02333},{"text":"card 2","moves":[2],"value":0.02333},{"text":"card 3","moves":[3],"value":0.02333},{"text":"card 4","moves":[4],"value":0.02333},{"text":"card 5","moves":[5],"value":0.02333}],"loss":0.0,"grade":"best","hidden":true,"luck":-0.31271,"skill":-0.0},{"before":9,"seq":11,"round":2,"seat":1,"kind":"card","played":"card 2","chances":[0.02333,0.02333,0.02333],"value":0.02333,"best":[{"text":"card 1","moves":[1],"value":0.02333},{"text":"card 2","moves":[2],"value":0.02333},{"text":"card 3","moves":[3],"value":0.02333},{"text":"card 4","moves":[4],"value":0.02333},{"text":"card 5","moves":[5],"value":0.02333}],"loss":0.0,"grade":"best","hidden":true,"luck":-0.29253,"skill":-0.0},{"before":9,"seq":12,"round":2,"seat":2,"kind":"card","played":"card 6","chances":[0.02333,0.02333,0.02333],"value":0.02333,"best":[{"text":"card 1","moves":[1],"value":0.02333},{"text":"card 2","moves":[2],"value":0.02333},{"text":"card 4","moves":[4],"value":0.02333},{"text":"card 5","moves":[5],"value":0.02333},{"text":"card 6","moves":[6],"value":0.02333}],"loss":0.0,"grade":"best","hidden":true,"luck":-0.2717,"skill":-0.0},{"before":12,"seq":14,"round":2,"seat":2,"kind":"turn","played":"a >J, done","chances":[0.02333,0.02333,0.02333],"value":0.02333,"best":[{"text":"a >J, b >6L","moves":[25,799],"value":0.02333},{"text":"a >J, b >6R","moves":[25,885],"value":0.02333},{"text":"a >J, b >4 +C","moves":[25,726],"value":0.02333},{"text":"a >J, done","moves":[25,0],"value":0.02333},{"text":"a >X, b >6L","moves":[455,799],"value":0.02333}],"loss":0.0,"grade":"best","hidden":true,"luck":0.0,"skill":-0.0},{"before":14,"seq":15,"round":2,"seat":0,"kind":"turn","played":"a >3 +P","chances":[0.02333,0.02333,0.02333],"value":0.02333,"best":[{"text":"a >5","moves":[240],"value":0.02333},{"text":"a >3 +P","moves":[166],"value":0.02333}],"loss":0.0,"grade":"best","hidden":true,"luck":0.0,"skill":-0.0},{"before":15,"seq":16,"round":2,"seat":1,"kind":"turn","played":"a >2","chances":[0.02333,0.02333,0.02333],"value":0.02333,"best":[{"text":"a >2","moves":[111],"value":0.02333}],"loss":0.0,"grade":"only","hidden":false,"luck":0.0,"skill":-0.0},{"before":17,"seq":18,"round":3,"seat":0,"kind":"card","played":"card 2","chances":[0.0,0.0,0.0],"value":0.0,"best":[{"text":"card 1","moves":[1],"value":0.0},{"text":"card 2","moves":[2],"value":0.0},{"text":"card 3","moves":[3],"value":0.0},{"text":"card 4","moves":[4],"value":0.0},{"text":"card 6","moves":[6],"value":0.0}],"loss":0.0,"grade":"best","hidden":true,"luck":-0.02333,"skill":-0.0},{"before":17,"seq":19,"round":3,"seat":1,"kind":"card","played":"card 1","chances":[0.0,0.0,0.0],"value":0.0,"best":[{"text":"card 1","moves":[1],"value":0.0},{"text":"card 3","moves":[3],"value":0.0},{"text":"card 4","moves":[4],"value":0.0},{"text":"card 5","moves":[5],"value":0.0},{"text":"card 6","moves":[6],"value":0.0}],"loss":0.0,"grade":"best","hidden":true,"luck":-0.02333,"skill":-0.0},{"before":17,"seq":20,"round":3,"seat":2,"kind":"card","played":"card 2","chances":[0.0,0.0,0.0],"value":0.0,"best":[{"text":"card 1","moves":[1],"value":0.0},{"text":"card 2","moves":[2],"value":0.0},{"text":"card 4","moves":[4],"value":0.0},{"text":"card 5","moves":[5],"value":0.0},{"text":"card C","moves":[7],"value":0.0}],"loss":0.0,"grade":"best","hidden":true,"luck":-0.02333,"skill":-0.0},{"before":20,"seq":22,"round":3,"seat":0,"kind":"turn","played":"a >7L, b >2","chances":[0.0,0.0,0.0],"value":0.0,"best":[{"text":"a >3, b >2","moves":[154,627],"value":0.0},{"text":"a >3, done","moves":[154,0],"value":0.0},{"text":"a >7L, b >2","moves":[326,627],"value":0.0},{"text":"a >7L, done","moves":[326,0],"value":0.0},{"text":"a >7R, b >2","moves":[412,627],"value":0.0}],"loss":0.0,"grade":"best","hidden":true,"luck":0.0,"skill":-0.0},{"before":22,"seq":24,"round":3,"seat":1,"kind":"turn","played":"a >5, b >1","chances":[0.0,0.0,0.0],"value":0.0,"best":[{"text":"a >3, b >1","moves":[154,584],"value":0.0},{"text":"a >3, done","moves":[154,0],"value":0.0},{"text":"a >5, b >1","moves":[240,584],"value":0.0},{"text":"a >5, done","moves":[240,0],"value":0.0}],"loss":0.0,"grade":"best","hidden":true,"luck":0.0,"skill":-0.0},{"before":24,"seq":25,"round":3,"seat":2,"kind":"turn","played":"a >2","chances":[0.0,0.0,0.0],"value":0.0,"best":[{"text":"a >2","moves":[111],"value":0.0}],"loss":0.0,"grade":"only","hidden":false,"luck":0.0,"skill":-0.0}],"moments":[{"seq":4,"round":1,"code":"blunder","seat":1,"swing":-0.11032,"other":-1,"victim":-1,"gem":"","text":"card 1"},{"seq":5,"round":1,"code":"blunder","seat":2,"swing":-0.11582,"other":-1,"victim":-1,"gem":"","text":"card C"}],"seats":[{"seat":0,"accuracy":94.90131,"decisions":5,"inaccuracies":0,"mistakes":0,"blunders":0,"luck":-0.33563,"skill":-0.04246},{"seat":1,"accuracy":85.62011,"decisions":5,"inaccuracies":0,"mistakes":1,"blunders":0,"luck":-0.18357,"skill":-0.13974},{"seat":2,"accuracy":86.20196,"decisions":4,"inaccuracies":0,"mistakes":1,"blunders":0,"luck":-0.18279,"skill":-0.11582}]}');


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	(1, 'StkUsGpCa09xdWGPWKGGdQ', 1794864500363, 0, 'Ada', '', 'Hello, river! Ça va?'),
	(2, 'StkUsGpCa09xdWGPWKGGdQ', 1794864500411, 1, 'Bob', 'hello', ''),
	(3, 'StkUsGpCa09xdWGPWKGGdQ', 1794864500453, -1, '', '', 'I only look on.'),
	(4, 'hVY9iBM_5yaSmn3_51c9pQ', 1794864521005, 0, 'Ada', '', 'Hello, river! Ça va?'),
	(5, 'hVY9iBM_5yaSmn3_51c9pQ', 1794864521065, 1, 'Bob', 'hello', ''),
	(6, 'hVY9iBM_5yaSmn3_51c9pQ', 1794864521122, -1, '', '', 'I only look on.');


--
-- Data for Name: game; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game VALUES
	('StkUsGpCa09xdWGPWKGGdQ', 1794864499582, 1794864500497, 'playing', true, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 9}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '', false, NULL, NULL, '[-1, 1]'),
	('yDU9mus4XZWVVEb9CRfVTg', 1794864500511, 1794864500511, 'playing', false, 1, '{"fork": "chance", "tie_break": "gem_value", "stealing": false, "max_rounds": 6}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, NULL, NULL, '', false, NULL, NULL, '[]'),
	('kr9V8nyO_MMQEKt1Ky9enQ', 1794864500626, 1794864500626, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 60}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, NULL, NULL, '', false, NULL, NULL, '[]'),
	('gLu5xYHWdYMwQ5lovfy_nA', 1794864504131, 1794864504131, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 8}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, NULL, NULL, '', false, NULL, NULL, '[]'),
	('Xn9yZMW6EHJLdJc4L_fZzw', 1794864504490, 1794864504490, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": null}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, NULL, NULL, '', false, NULL, NULL, '[]'),
	('Bi3WOM7Nbr1I8aukpvfb0A', 1794864505000, 1794864505000, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 4}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, NULL, NULL, '', false, NULL, NULL, '[]'),
	('dbrwQUw5NdnTTrY13nAecA', 1794864505644, 1794864506146, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 5}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 3, NULL, NULL, '', false, NULL, NULL, '[]'),
	('5qJERZtJepQS9ScosOqIXw', 1794864506362, 1794864506548, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 12}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '3 alternate shared stealing 12 | 9 0 +0 L choose | P7 C7 Y7 B7 R3 | 12345 6 R3 1+R J | 123456 - - J J | 123456 - - 2 J', false, NULL, NULL, '[]'),
	('WguVTQccEY_hAmBdFPhFmg', 1794864506621, 1794864507248, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 12}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864507248, '{"winners": [], "goals": [], "rounds": 12, "finished": true}', '3 alternate shared stealing 12 | 9 0 +0 L choose | P7 C7 Y7 B7 R3 | 12345 6 R3 1+R J | 123456 - - J J | 123456 - - 2 J', false, NULL, NULL, '[]'),
	('fOEq9TGmOVrhtGFFOKwczg', 1794864507319, 1794864507319, 'playing', false, 1, '{"fork": "alternate", "tie_break": "gem_value", "stealing": true, "max_rounds": 8}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, NULL, NULL, '4 alternate gem_value stealing 8 | 5 0 +1 R buy_back | P5 C6 Y6 B7 R6 | 123 - PC X X | 123 - - X X | 123 - R X X | 123 - PY X J | 0', false, NULL, NULL, '[]'),
	('A7lcgw1EZGng_AIjQJIi1Q', 1794864507458, 1794864507705, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 5}', '{"kind": "live", "decision": 20, "reserve": 60}', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '', false, '{"reserves": [60.0, 45.0], "began": [null, 35.0], "out": []}', NULL, '[]'),
	('FHKVraGHIBZllgiMMoJRQA', 1794864507710, 1794864507865, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 5}', '{"kind": "live", "decision": 20, "reserve": 60}', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '', false, '{"reserves": [60.0, 0.0], "began": [125.0, null], "out": [1]}', NULL, '[]'),
	('bOY2dmu_QUlYU4_ST_mkXw', 1794864507895, 1794864508027, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 5}', '{"kind": "post", "days": 1}', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '', false, '{"reserves": [0.0, 0.0], "began": [129725.0, null], "out": [1]}', 216125000, '[]'),
	('fM-hbeyL204v7-oAZ2dMZw', 1794864508041, 1794864508273, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 5}', '{"kind": "post", "days": 3}', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '', false, '{"reserves": [0.0, 0.0, 0.0], "began": [null, 129725.0, null], "out": []}', 388925000, '[]'),
	('BohZezeMc9YVfH3_En0Ajw', 1794864508283, 1794864508612, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 2}', '{"kind": "post", "days": 2}', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, 1794864508612, '{"winners": [], "goals": [], "rounds": 2, "finished": true}', '', false, '{"reserves": [0.0, 0.0], "began": [null, null], "out": []}', NULL, '[]'),
	('E7YeoBz36sUsowowWihC7w', 1794864508679, 1794864510145, 'over', true, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": null}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864510145, '{"winners": [1], "goals": ["four_alike"], "rounds": 16, "finished": true}', '', false, NULL, NULL, '[]'),
	('LCpH7_FDZ61Jby6wMwgTQw', 1794864510164, 1794864512166, 'over', true, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 5}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864512165, '{"winners": [], "goals": [], "rounds": 5, "finished": true}', '', false, NULL, NULL, '[]'),
	('jiLvuPHvVOmKzeJMysUwuQ', 1794864512177, 1794864512679, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 4}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864512679, '{"winners": [], "goals": [], "rounds": 4, "finished": true}', '', false, NULL, NULL, '[]'),
	('YHRVAw9-OWFJ4QU8mQcYBA', 1794864512688, 1794864513475, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 4}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864513475, '{"winners": [], "goals": [], "rounds": 4, "finished": true}', '', false, NULL, NULL, '[]'),
	('qbWgKWLyzS5fkb5BA_wmdg', 1794864513515, 1794864517013, 'over', false, 1, '{"fork": "chance", "tie_break": "gem_value", "stealing": false, "max_rounds": 25}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864517013, '{"winners": [], "goals": [], "rounds": 25, "finished": true}', '', false, NULL, NULL, '[]'),
	('QJz6ghPsza8tskQ2dxSqmQ', 1794864517074, 1794864517333, 'over', false, 1, '{"fork": "chance", "tie_break": "shared", "stealing": true, "max_rounds": 6}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864517333, '{"winners": [], "goals": [], "rounds": 6, "finished": true}', '', false, NULL, NULL, '[]'),
	('-RKrMZOodRBv73Xv_lqm5Q', 1794864517387, 1794864517918, 'over', false, 1, '{"fork": "alternate", "tie_break": "gem_value", "stealing": true, "max_rounds": 6}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864517918, '{"winners": [], "goals": [], "rounds": 6, "finished": true}', '', false, NULL, NULL, '[]'),
	('gpioVZNI60m8ce3vPfzreQ', 1794864518008, 1794864519430, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": false, "max_rounds": 6}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864519430, '{"winners": [], "goals": [], "rounds": 6, "finished": true}', '', false, NULL, NULL, '[]'),
	('d2RYkFuKeB0MNlbVx3ScBA', 1794864519499, 1794864520575, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 6}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864520574, '{"winners": [], "goals": [], "rounds": 6, "finished": true}', '', false, NULL, NULL, '[]'),
	('hVY9iBM_5yaSmn3_51c9pQ', 1794864520674, 1794864521560, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 2}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '2EHBe8EmaL_FkYlm9Qcsrg', 3, 1794864521466, '{"winners": [], "goals": [], "rounds": 2, "finished": true}', '', false, NULL, NULL, '[-1, 1]'),
	('2EHBe8EmaL_FkYlm9Qcsrg', 1794864521559, 1794864522022, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 2}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '1ndT7_1YxAc5DXvTMJE7ow', 3, 1794864521874, '{"winners": [], "goals": [], "rounds": 2, "finished": true}', '', false, NULL, NULL, '[-1, 1]'),
	('1ndT7_1YxAc5DXvTMJE7ow', 1794864522022, 1794864522022, 'playing', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 2}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 2, NULL, NULL, '', false, NULL, NULL, '[-1, 1]'),
	('MmcG4URxOy00I3AAPEpa4Q', 1794864522332, 1794864522333, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 3}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864522333, '{"winners": [], "goals": [], "rounds": 3, "finished": true}', '', true, NULL, NULL, '[]'),
	('uqjj_794N-pj74c-mKaTYA', 1794864522437, 1794864522437, 'over', false, 1, '{"fork": "chance", "tie_break": "gem_value", "stealing": false, "max_rounds": 6}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864522437, '{"winners": [], "goals": [], "rounds": 4, "finished": false}', '', true, NULL, NULL, '[]'),
	('FSCl6gMWZbCf9dS6lptorA', 1794864522564, 1794864522565, 'over', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 12}', 'null', 0, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 0, 1794864522565, '{"winners": [], "goals": [], "rounds": 12, "finished": true}', '3 alternate shared stealing 12 | 9 0 +0 L choose | P7 C7 Y7 B7 R3 | 12345 6 R3 1+R J | 123456 - - J J | 123456 - - 2 J', true, NULL, NULL, '[]'),
	('9rAE5BJv3rpJ4nx9xxlc1A', 1794864537346, 1794864537491, 'open', true, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": null}', 'null', 300, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 1, NULL, NULL, '', false, NULL, NULL, '[]'),
	('KESXux1L3q_Mj7qZz1Jy4w', 1794864537568, 1794864537629, 'open', false, 1, '{"fork": "alternate", "tie_break": "shared", "stealing": true, "max_rounds": 12}', 'null', 300, 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', '', 1, NULL, NULL, '3 alternate shared stealing 12 | 9 0 +0 L choose | P7 C7 Y7 B7 R3 | 12345 6 R3 1+R J | 123456 - - J J | 123456 - - 2 J', false, NULL, NULL, '[]');


--
-- Data for Name: node; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.node VALUES
	('7c5706fc6d923bbd', 1794864537573);


--
-- Data for Name: seat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seat VALUES
	('StkUsGpCa09xdWGPWKGGdQ', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('StkUsGpCa09xdWGPWKGGdQ', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('StkUsGpCa09xdWGPWKGGdQ', 2, 'bot', 'Beaver', 'beaver', ''),
	('yDU9mus4XZWVVEb9CRfVTg', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('yDU9mus4XZWVVEb9CRfVTg', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('yDU9mus4XZWVVEb9CRfVTg', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('kr9V8nyO_MMQEKt1Ky9enQ', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('kr9V8nyO_MMQEKt1Ky9enQ', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('kr9V8nyO_MMQEKt1Ky9enQ', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('kr9V8nyO_MMQEKt1Ky9enQ', 3, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('gLu5xYHWdYMwQ5lovfy_nA', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('gLu5xYHWdYMwQ5lovfy_nA', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('Xn9yZMW6EHJLdJc4L_fZzw', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('Xn9yZMW6EHJLdJc4L_fZzw', 1, 'bot', 'Beaver', 'beaver', ''),
	('Xn9yZMW6EHJLdJc4L_fZzw', 2, 'bot', 'Duck', 'duck', ''),
	('Bi3WOM7Nbr1I8aukpvfb0A', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('Bi3WOM7Nbr1I8aukpvfb0A', 1, 'bot', 'Otter', 'otter', ''),
	('Bi3WOM7Nbr1I8aukpvfb0A', 2, 'bot', 'Duck', 'duck', ''),
	('Bi3WOM7Nbr1I8aukpvfb0A', 3, 'bot', 'Heron', 'heron', ''),
	('Bi3WOM7Nbr1I8aukpvfb0A', 4, 'bot', 'Bear', 'bear', ''),
	('dbrwQUw5NdnTTrY13nAecA', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('dbrwQUw5NdnTTrY13nAecA', 2, 'bot', 'Drifter', 'drifter', ''),
	('dbrwQUw5NdnTTrY13nAecA', 3, 'bot', 'Otter', 'otter', ''),
	('dbrwQUw5NdnTTrY13nAecA', 1, 'bot', 'Bob', 'drifter', ''),
	('5qJERZtJepQS9ScosOqIXw', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('5qJERZtJepQS9ScosOqIXw', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('5qJERZtJepQS9ScosOqIXw', 2, 'bot', 'Beaver', 'beaver', ''),
	('WguVTQccEY_hAmBdFPhFmg', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('WguVTQccEY_hAmBdFPhFmg', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('WguVTQccEY_hAmBdFPhFmg', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('fOEq9TGmOVrhtGFFOKwczg', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('fOEq9TGmOVrhtGFFOKwczg', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('fOEq9TGmOVrhtGFFOKwczg', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('fOEq9TGmOVrhtGFFOKwczg', 3, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('A7lcgw1EZGng_AIjQJIi1Q', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('A7lcgw1EZGng_AIjQJIi1Q', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('FHKVraGHIBZllgiMMoJRQA', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('FHKVraGHIBZllgiMMoJRQA', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('bOY2dmu_QUlYU4_ST_mkXw', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('bOY2dmu_QUlYU4_ST_mkXw', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('fM-hbeyL204v7-oAZ2dMZw', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('fM-hbeyL204v7-oAZ2dMZw', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('fM-hbeyL204v7-oAZ2dMZw', 2, 'bot', 'Drifter', 'drifter', ''),
	('BohZezeMc9YVfH3_En0Ajw', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('BohZezeMc9YVfH3_En0Ajw', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('E7YeoBz36sUsowowWihC7w', 0, 'bot', 'Beaver', 'beaver', ''),
	('E7YeoBz36sUsowowWihC7w', 1, 'bot', 'Beaver 2', 'beaver', ''),
	('E7YeoBz36sUsowowWihC7w', 2, 'bot', 'Duck', 'duck', ''),
	('LCpH7_FDZ61Jby6wMwgTQw', 0, 'bot', 'Otter', 'otter', ''),
	('LCpH7_FDZ61Jby6wMwgTQw', 1, 'bot', 'Duck', 'duck', ''),
	('LCpH7_FDZ61Jby6wMwgTQw', 2, 'bot', 'Beaver', 'beaver', ''),
	('LCpH7_FDZ61Jby6wMwgTQw', 3, 'bot', 'Heron', 'heron', ''),
	('LCpH7_FDZ61Jby6wMwgTQw', 4, 'bot', 'Bear', 'bear', ''),
	('jiLvuPHvVOmKzeJMysUwuQ', 0, 'bot', 'Drifter', 'drifter', ''),
	('jiLvuPHvVOmKzeJMysUwuQ', 1, 'bot', 'Splasher', 'splasher', ''),
	('jiLvuPHvVOmKzeJMysUwuQ', 2, 'bot', 'Dabbler', 'dabbler', ''),
	('jiLvuPHvVOmKzeJMysUwuQ', 3, 'bot', 'Paddler', 'paddler', ''),
	('YHRVAw9-OWFJ4QU8mQcYBA', 0, 'bot', 'Navigator', 'navigator', ''),
	('YHRVAw9-OWFJ4QU8mQcYBA', 1, 'bot', 'Voyageur', 'voyageur', ''),
	('YHRVAw9-OWFJ4QU8mQcYBA', 2, 'bot', 'Pathfinder', 'pathfinder', ''),
	('YHRVAw9-OWFJ4QU8mQcYBA', 3, 'bot', 'Norwester', 'norwester', ''),
	('qbWgKWLyzS5fkb5BA_wmdg', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('qbWgKWLyzS5fkb5BA_wmdg', 1, 'bot', 'Beaver', 'beaver', ''),
	('qbWgKWLyzS5fkb5BA_wmdg', 2, 'bot', 'Heron', 'heron', ''),
	('QJz6ghPsza8tskQ2dxSqmQ', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('QJz6ghPsza8tskQ2dxSqmQ', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('-RKrMZOodRBv73Xv_lqm5Q', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('-RKrMZOodRBv73Xv_lqm5Q', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('-RKrMZOodRBv73Xv_lqm5Q', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('gpioVZNI60m8ce3vPfzreQ', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('gpioVZNI60m8ce3vPfzreQ', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('gpioVZNI60m8ce3vPfzreQ', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('gpioVZNI60m8ce3vPfzreQ', 3, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('d2RYkFuKeB0MNlbVx3ScBA', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('d2RYkFuKeB0MNlbVx3ScBA', 1, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('d2RYkFuKeB0MNlbVx3ScBA', 2, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('d2RYkFuKeB0MNlbVx3ScBA', 3, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('d2RYkFuKeB0MNlbVx3ScBA', 4, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('hVY9iBM_5yaSmn3_51c9pQ', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('hVY9iBM_5yaSmn3_51c9pQ', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('2EHBe8EmaL_FkYlm9Qcsrg', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('2EHBe8EmaL_FkYlm9Qcsrg', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('1ndT7_1YxAc5DXvTMJE7ow', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('1ndT7_1YxAc5DXvTMJE7ow', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('MmcG4URxOy00I3AAPEpa4Q', 0, 'human', 'Player 0', '', ''),
	('MmcG4URxOy00I3AAPEpa4Q', 1, 'human', 'Player 1', '', ''),
	('MmcG4URxOy00I3AAPEpa4Q', 2, 'human', 'Player 2', '', ''),
	('uqjj_794N-pj74c-mKaTYA', 0, 'human', 'Player 0', '', ''),
	('uqjj_794N-pj74c-mKaTYA', 1, 'human', 'Player 1', '', ''),
	('uqjj_794N-pj74c-mKaTYA', 2, 'human', 'Player 2', '', ''),
	('uqjj_794N-pj74c-mKaTYA', 3, 'human', 'Player 3', '', ''),
	('FSCl6gMWZbCf9dS6lptorA', 0, 'human', 'Player 0', '', ''),
	('FSCl6gMWZbCf9dS6lptorA', 1, 'human', 'Player 1', '', ''),
	('FSCl6gMWZbCf9dS6lptorA', 2, 'human', 'Player 2', '', ''),
	('9rAE5BJv3rpJ4nx9xxlc1A', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('9rAE5BJv3rpJ4nx9xxlc1A', 2, 'open', '', '', ''),
	('9rAE5BJv3rpJ4nx9xxlc1A', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58'),
	('KESXux1L3q_Mj7qZz1Jy4w', 0, 'human', 'Ada', '', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('KESXux1L3q_Mj7qZz1Jy4w', 2, 'open', '', '', ''),
	('KESXux1L3q_Mj7qZz1Jy4w', 1, 'human', 'Bob', '', 'a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES
	('a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764', 1794864499583, 'Ada'),
	('a3f139d9f014199a45e2cff6cb8c5ec91e1e2a9d378c7400cb4190898da4fb58', 1794864499717, 'Bob');


--
-- Data for Name: uptime; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uptime VALUES
	(1, 172925000);


--
-- Data for Name: visit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.visit VALUES
	('StkUsGpCa09xdWGPWKGGdQ', '7c5706fc6d923bbd', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764'),
	('9rAE5BJv3rpJ4nx9xxlc1A', '7c5706fc6d923bbd', 'a39da4d6aab5760029ce3e94a771d832b365406aef377f9e38a3a45805e79764');


--
-- Name: chat_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.chat_id_seq', 6, true);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: action pk_action; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.action
    ADD CONSTRAINT pk_action PRIMARY KEY (game_id, seq);


--
-- Name: analysis pk_analysis; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT pk_analysis PRIMARY KEY (game_id, depth);


--
-- Name: chat pk_chat; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY (id);


--
-- Name: game pk_game; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game
    ADD CONSTRAINT pk_game PRIMARY KEY (id);


--
-- Name: node pk_node; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.node
    ADD CONSTRAINT pk_node PRIMARY KEY (id);


--
-- Name: seat pk_seat; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seat
    ADD CONSTRAINT pk_seat PRIMARY KEY (game_id, seat);


--
-- Name: session pk_session; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT pk_session PRIMARY KEY (id);


--
-- Name: uptime pk_uptime; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uptime
    ADD CONSTRAINT pk_uptime PRIMARY KEY (id);


--
-- Name: visit pk_visit; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.visit
    ADD CONSTRAINT pk_visit PRIMARY KEY (game_id, node, session);


--
-- Name: action uq_action_game_id_command_id; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.action
    ADD CONSTRAINT uq_action_game_id_command_id UNIQUE (game_id, command_id);


--
-- Name: ix_chat_game_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_chat_game_id ON public.chat USING btree (game_id);


--
-- Name: ix_game_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_game_due ON public.game USING btree (due);


--
-- Name: ix_game_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_game_host ON public.game USING btree (host);


--
-- Name: ix_game_public_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_game_public_ended ON public.game USING btree (public, ended);


--
-- Name: ix_game_status_public_changed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_game_status_public_changed ON public.game USING btree (status, public, changed);


--
-- Name: ix_seat_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seat_session ON public.seat USING btree (session);


--
-- Name: ix_visit_node; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_visit_node ON public.visit USING btree (node);


--
-- Name: action fk_action_game_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.action
    ADD CONSTRAINT fk_action_game_id FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: analysis fk_analysis_game_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT fk_analysis_game_id FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: chat fk_chat_game_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_game_id FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: seat fk_seat_game_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_game_id FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: visit fk_visit_game_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.visit
    ADD CONSTRAINT fk_visit_game_id FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;


--
-- Name: visit fk_visit_node; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.visit
    ADD CONSTRAINT fk_visit_node FOREIGN KEY (node) REFERENCES public.node(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


