import { expect, it } from "vitest";
import { UploadVideo } from "./contract.ts";

it("E9: a video is of one of four types; where none is told, of practice", () => {
  const typeOf = (videoType?: string) => UploadVideo.safeParse({ title: "Tee", videoType }).data?.videoType;
  for (const type of ["practice", "game", "drill", "lesson"]) expect(typeOf(type)).toBe(type);
  expect([typeOf(), typeOf("")]).toEqual(["practice", "practice"]);
  expect(typeOf("url_instruction")).toBeUndefined();
});
