import { expect, it } from "vitest";
import { ApiError } from "../../../shared/api.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { confirmAll } from "./confirmAll.ts";

const of = (id: string, told: Partial<typeof lesson> = {}) => ({ ...lesson, id, ...told });

it("confirms each by itself and says which were refused and why", async () => {
  const heard: string[] = [];
  const outcomes = await confirmAll(
    [of("l1"), of("l2", { date: "2030-05-02" }), of("l3", { date: "2030-05-03" })],
    async (id) => {
      if (id === "l2") throw new ApiError(409, "", { message: "This lesson is cancelled and cannot be confirmed." });
      if (id === "l3") throw new TypeError("a fault of ours");
    },
    ({ lesson: { id } }) => heard.push(id),
  );
  expect(heard.toSorted()).toEqual(["l1", "l2", "l3"]);
  expect(Object.fromEntries(outcomes.map(({ lesson: { id }, refusal }) => [id, refusal]))).toEqual({
    l1: null,
    l2: "This lesson is cancelled and cannot be confirmed.",
    l3: "It couldn’t be confirmed. Please try again.",
  });
});

it("of one day it confirms one after another, first who asked first; of other days no more than four at once", async () => {
  const days = ["01", "02", "03", "04", "05", "06"];
  const lessons = days.flatMap((day) =>
    [2, 1].map((n) => of(`${day}-${n}`, { date: `2030-05-${day}`, createdAt: `2030-04-0${n}T12:00:00.000Z` })),
  );
  const asked: string[] = [];
  let [running, most] = [0, 0];
  const confirm = async (id: string) => {
    asked.push(id);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  expect(await confirmAll(lessons, confirm, () => {})).toHaveLength(12);
  expect(most).toBe(4);
  for (const day of days) expect(asked.filter((id) => id.startsWith(day))).toEqual([`${day}-1`, `${day}-2`]);
});
