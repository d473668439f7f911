// Reading a QR code with the camera, in browsers that can: it needs HTTPS, a camera and somebody's yes.

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const LOOK_EVERY = 200;

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export async function canScan(): Promise<boolean> {
  if (!navigator.mediaDevices) return false;
  const formats = await detectorClass()
    ?.getSupportedFormats()
    .catch((): string[] => []);
  return formats?.includes("qr_code") ?? false;
}

/** Shows the camera's picture and gives every code that comes into it, until the answer is called. */
export async function scan(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  video.srcObject = stream;
  await video.play();
  const detector = new (detectorClass()!)({ formats: ["qr_code"] });
  const looking = setInterval(() => {
    void detector.detect(video).then(
      ([code]) => code && found(code.rawValue),
      () => {},
    );
  }, LOOK_EVERY);
  return () => {
    clearInterval(looking);
    for (const track of stream.getTracks()) track.stop();
  };
}
