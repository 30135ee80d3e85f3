import { expect, it } from "vitest";
import { newDriver } from "./driver.ts";

/** A video whose pictures come when the test says so. */
const film = () => {
  let next: ((now: number, frame: { mediaTime: number }) => void) | undefined;
  const video = {
    duration: 2,
    currentTime: 0,
    seeking: false,
    pause: () => {},
    requestVideoFrameCallback: (shown: typeof next) => {
      next = shown;
      return 1;
    },
  };
  return { video, show: (mediaTime: number) => next?.(0, { mediaTime }) };
};

it("a picture that comes late, when the video is on its way elsewhere, is not told", () => {
  const { video, show } = film();
  const driver = newDriver();
  driver.take(video as unknown as HTMLVideoElement);
  const told: number[] = [];
  driver.follow((time) => told.push(time), undefined);
  show(0);
  video.seeking = true;
  driver.seek(0.102);
  driver.seek(1.202); // before the first picture came
  expect(driver.position()).toBe(1.202);
  show(0.1);
  expect(told).toEqual([0]);
  show(1.2);
  video.seeking = false;
  show(1.3);
  expect(told).toEqual([0, 1.2, 1.3]);
});

it("a step while the video is on its way elsewhere goes on from there", async () => {
  const { video, show } = film();
  const driver = newDriver();
  driver.take(video as unknown as HTMLVideoElement);
  driver.follow(() => {}, undefined);
  show(0);
  video.seeking = true;
  driver.seek(1.202);
  const stepped = new Promise((resolve) => driver.step(1, { fps: 10, isVariable: false }, resolve));
  await Promise.resolve();
  expect(driver.position()).toBeCloseTo(1.352);
  show(1.3);
  expect(await stepped).toBe(1.3);
});
