import { pictureOn } from "./geometry.ts";

const light = "#f4efe6";
const dark = "#0d161d";

/** The layer of marks as a picture of this size, as it stands over the video. */
const drawn = async (
  layer: SVGSVGElement,
  { width, height, isMirrored }: { width: number; height: number; isMirrored: boolean },
) => {
  const copy = layer.cloneNode(true) as SVGSVGElement;
  const { x, y, width: across, height: down } = pictureOn({ width, height });
  for (const name of ["class", "style"]) copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${x} ${y} ${across} ${down}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  if (isMirrored) {
    const flipped = document.createElementNS("http://www.w3.org/2000/svg", "g");
    flipped.setAttribute("transform", `translate(${2 * x + across} 0) scale(-1 1)`);
    flipped.append(...copy.childNodes);
    copy.append(flipped);
  }
  const image = new Image();
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

interface Still {
  readonly video: HTMLVideoElement;
  readonly layer: SVGSVGElement;
  readonly isMirrored: boolean;
  readonly footer: string;
}

/** The picture that is shown, in the video's own size, with its marks, and with a footer below it. As PNG. */
export const still = async ({ video, layer, isMirrored, footer }: Still): Promise<Blob> => {
  const [width, height] = [video.videoWidth, video.videoHeight];
  const text = Math.max(11, Math.round(Math.min(width, height * 2) / 40));
  const canvas = Object.assign(document.createElement("canvas"), { width, height: height + 2 * text });
  const page = canvas.getContext("2d");
  if (!page || width === 0) throw new Error("there is no picture to draw");
  const marks = await drawn(layer, { width, height, isMirrored });
  page.save();
  if (isMirrored) {
    page.translate(width, 0);
    page.scale(-1, 1);
  }
  page.drawImage(video, 0, 0, width, height);
  page.restore();
  page.drawImage(marks, 0, 0, width, height);
  page.fillStyle = dark;
  page.fillRect(0, height, width, 2 * text);
  page.fillStyle = light;
  page.font = `600 ${text}px sans-serif`;
  page.textBaseline = "middle";
  page.fillText(footer, text / 2, height + text, width - text);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))), "image/png"),
  );
};
