import { type Picture, pictureIn } from "../../../../backend/accounts/photos/pictureRule.ts";
import { photoSide } from "../../../../backend/accounts/photos/contract.ts";
import { photoWords as words } from "../words.ts";

/** How far in, and where: 0 is left or top, 1 right or bottom. */
export interface Cut {
  readonly zoom: number; // 1: the largest square there is
  readonly x: number;
  readonly y: number;
}
export const middle: Cut = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

type Size = Pick<Picture, "width" | "height">;
const within = (n: number) => Math.min(1, Math.max(0, n));

/** The square that is kept, in pixels of the photo. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: Cut) => {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
};

/** The cut after the photo was dragged, as far as it goes. `by`: in sides of the square. */
export const dragged = (size: Size, cut: Cut, by: { x: number; y: number }): Cut => {
  const { side } = squareOf(size, cut);
  const moved = (at: number, room: number, part: number) => (room <= 0 ? at : within(at - (part * side) / room));
  return { ...cut, x: moved(cut.x, size.width - side, by.x), y: moved(cut.y, size.height - side, by.y) };
};

const largestFile = 20_000_000; // bytes
const mostPixels = 60_000_000;

/** What is wrong with a file, in words; undefined: nothing. It is looked at before the browser unpacks it. */
export const unfitFor = async (file: File): Promise<string | undefined> => {
  if (file.size > largestFile) return words.tooLarge;
  const found = pictureIn(new Uint8Array(await file.arrayBuffer()));
  if ("unfit" in found)
    return { "not a picture": words.noPhoto, broken: words.broken, moves: words.moves }[found.unfit];
  if (found.width * found.height > mostPixels) return words.tooManyPixels;
  return Math.min(found.width, found.height) < photoSide.least ? words.tooSmall(photoSide.least) : undefined;
};
