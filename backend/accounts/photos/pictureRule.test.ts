import { expect, it } from "vitest";
import { type Picture, pictureIn } from "./pictureRule.ts";
import { jpg, png, seeThrough, webp } from "./testing/pictures.ts";

const found = (bytes: Buffer): Picture => {
  const picture = pictureIn(bytes);
  if ("unfit" in picture) throw new Error(picture.unfit);
  return picture;
};
const whole = (bytes: Buffer) => Buffer.concat(found(bytes).parts);
const profile = "Google Inc.".split("").join("\0"); // who made the color profile

it.each([
  { name: "JPEG", bytes: jpg, container: "jpg" },
  { name: "WebP", bytes: webp, container: "webp" },
  { name: "transparent WebP", bytes: seeThrough, container: "webp" },
  { name: "PNG", bytes: png(), container: "png" },
])("$name: kind and size are told by content, and again of what is left", ({ bytes, container }) => {
  expect(found(bytes)).toMatchObject({ container, width: 200, height: 200 });
  const left = whole(bytes);
  expect(found(left)).toMatchObject({ container, width: 200, height: 200 });
  expect(whole(left)).toEqual(left);
  expect(left.length).toBeLessThan(bytes.length);
});

it("nothing but the picture is left: no profile, no words, and no other file behind it", () => {
  const told = Buffer.from("Exif 40.7,-74");
  const exif = Buffer.concat([
    jpg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, told.length + 2]),
    told,
    jpg.subarray(2),
  ]);
  for (const [bytes, words] of [
    [jpg, profile],
    [webp, profile],
    [seeThrough, profile],
    [exif, "Exif"],
    [png({ beside: "Marcus, at home" }), "Marcus"],
  ] as const) {
    expect(bytes.includes(words)).toBe(true);
    expect(whole(bytes).includes(words)).toBe(false);
  }
  for (const bytes of [jpg, webp, seeThrough, png()]) {
    const polyglot = Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    expect(whole(polyglot)).toEqual(whole(bytes));
  }
});

it("what is no picture is none, whatever it is called", () => {
  for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "%PDF-1.7", "", "\u00ff\u00d8"])
    expect(pictureIn(Buffer.from(text, "latin1"))).toEqual({ unfit: "not a picture" });
  expect(pictureIn(png({ moves: true }))).toEqual({ unfit: "moves" });
});

it("a file that was cut anywhere is broken, and nothing is read behind its end", () => {
  for (const bytes of [jpg, webp, seeThrough, png()])
    for (let end = 12; end < found(bytes).parts.length + 40; end++) {
      const cut = pictureIn(bytes.subarray(0, end));
      expect("unfit" in cut).toBe(true);
    }
});
