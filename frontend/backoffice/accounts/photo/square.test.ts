import { expect, it } from "vitest";
import { jpg, png } from "../../../../backend/accounts/photos/testing/pictures.ts";
import { dragged, middle, squareOf, unfitFor } from "./square.ts";

const wide = { width: 800, height: 400 };

it("the largest square in the middle comes first, and zoom makes it smaller around the same place", () => {
  expect(squareOf(wide, middle)).toEqual({ left: 200, top: 0, side: 400 });
  expect(squareOf(wide, { ...middle, zoom: 2 })).toEqual({ left: 300, top: 100, side: 200 });
  expect(squareOf(wide, { zoom: 1, x: 1, y: 0 })).toEqual({ left: 400, top: 0, side: 400 });
});

it("dragging moves the photo with the finger, and never past its edge", () => {
  expect(dragged(wide, middle, { x: 0.25, y: 0.5 })).toEqual({ ...middle, x: 0.25 });
  expect(dragged(wide, middle, { x: -9, y: 0 })).toEqual({ ...middle, x: 1 });
});

it("a file is told by its content, and what is wrong with it is said in words", async () => {
  const why = (bytes: Buffer, name = "me.jpg") => unfitFor(new File([new Uint8Array(bytes)], name));
  expect(await why(jpg, "me.txt")).toBeUndefined();
  expect(await why(Buffer.from("<svg/>"))).toContain("JPEG, PNG, or WebP");
  expect(await why(jpg.subarray(0, 300))).toContain("couldn’t open");
  expect(await why(png({ width: 100 }))).toContain("at least 200 pixels");
  expect(await why(png({ width: 9000, rows: 1 }))).toContain("60 megapixels");
});
