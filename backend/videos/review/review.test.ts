import { expect, it } from "vitest";
import * as facts from "../../../eventstore/videos/examples.ts";
import { given } from "../../given.ts";
import { video } from "../video.ts";
import { changeStatus, publishFeedback, unassign } from "./review.ts";

const { uploaded, reviewStarted, reviewed, noted, returned, unassigned, archived, deleted } = facts;
const ofNobody = { ...uploaded, data: { ...uploaded.data, instructorId: null } };
const riley = { videoId: "v1", by: "riley" };
const to = (status: Parameters<typeof changeStatus>[0]["status"], reason?: string) =>
  changeStatus({ ...riley, status, reason });
const { feedback, instructorNotes } = reviewed.data.personal;
const publish = (more: object = {}) => publishFeedback({ ...riley, feedback, instructorNotes, ...more });
const said = (personal: object) => [{ ...reviewed, data: { ...reviewed.data, personal } }];

it("E8, G2-25: is started, reviewed and archived, one step at a time; repeated, it records nothing", () => {
  expect(given(video, uploaded).when(to("in_progress"))).toEqual([reviewStarted]);
  expect(given(video, uploaded, reviewStarted).when(to("in_progress"))).toEqual([]);
  expect(given(video, uploaded, reviewStarted).when(to("reviewed"))).toEqual(said({}));
  expect(given(video, uploaded, reviewStarted, reviewed).when(to("reviewed"))).toEqual([]);
  expect(given(video, uploaded, reviewStarted, reviewed).when(to("archived"))).toEqual([archived]);
  expect(given(video, uploaded, reviewStarted, reviewed, archived).when(to("archived"))).toEqual([]);
  for (const [past, status] of [
    [[uploaded], "reviewed"],
    [[uploaded], "archived"],
    [[uploaded, reviewStarted], "archived"],
  ] as const)
    expect(() => given(video, ...past).when(to(status))).toThrow("started first");
});

it("goes back for a reason only, as far as wanted", () => {
  const done = given(video, uploaded, reviewStarted, reviewed, archived);
  const back = (from: string, step: string) => [
    { ...returned, data: { ...returned.data, from, to: step, personal: { reason: "Wrong swing." } } },
  ];
  expect(() => done.when(to("pending"))).toThrow("say why");
  for (const step of ["pending", "in_progress", "reviewed"] as const)
    expect(done.when(to(step, "Wrong swing."))).toEqual(back("archived", step));
  const again = given(video, uploaded, reviewStarted, reviewed, returned);
  expect(again.when(to("in_progress", "Wrong swing."))).toEqual([]);
  expect(again.when(to("reviewed"))).toEqual([reviewed]); // with what was said before
});

it("G2-43: whoever begins has what nobody was chosen for; of two, one wins", () => {
  expect(given(video, ofNobody).when(to("in_progress"))).toEqual([reviewStarted]);
  expect(given(video, ofNobody).when(publish())).toEqual([reviewStarted, reviewed]);
  const late = [changeStatus({ videoId: "v1", by: "sam", status: "in_progress" }), publish({ by: "sam" })];
  for (const decide of late) expect(() => given(video, ofNobody, reviewStarted).when(decide)).toThrow("Another coach");
});

it("a claimed video is nobody's when it waits again; one its family sent to a coach stays with that coach", () => {
  const back = { ...returned, data: { ...returned.data, from: "in_progress", to: "pending" } } as const;
  const giveBack = to("pending", back.data.personal.reason);
  expect(given(video, ofNobody, reviewStarted).when(giveBack)).toEqual([back, unassigned]);
  expect(given(video, ofNobody, reviewStarted, back, unassigned).when(giveBack)).toEqual([]);
  expect(given(video, ofNobody, reviewStarted, back, unassigned).when(publish({ by: "sam" }))).toHaveLength(2);
  expect(given(video, uploaded, reviewStarted).when(giveBack)).toEqual([back]);
});

it("feedback is published, also of a video nobody has begun; the same again records nothing", () => {
  expect(given(video, uploaded, reviewStarted).when(publish())).toEqual([reviewed]);
  expect(given(video, uploaded).when(publish())).toEqual([reviewStarted, reviewed]);
  const done = given(video, uploaded, reviewStarted, reviewed);
  expect(done.when(publish())).toEqual([]);
  expect(done.when(publish({ feedback: undefined, instructorNotes: undefined }))).toEqual([]);
  expect(() => given(video, uploaded, reviewStarted, reviewed, archived).when(publish())).toThrow("is archived");
});

it("other feedback is a new version, other notes alone are none", () => {
  const done = given(video, uploaded, reviewStarted, reviewed);
  expect(done.when(publish({ feedback: "Level swing." }))).toEqual(said({ feedback: "Level swing.", instructorNotes }));
  expect(done.when(publish({ feedback: null }))).toEqual(said({ instructorNotes }));
  const notes = noted.data.personal;
  expect(done.when(publish(notes))).toEqual([noted]);
  expect(given(video, uploaded, reviewStarted, reviewed, noted).when(publish(notes))).toEqual([]);
  expect(done.when(publish({ instructorNotes: null }))).toEqual([{ ...noted, data: { ...noted.data, personal: {} } }]);
});

it("an unreviewed video is taken from an instructor who is none anymore, once", () => {
  const take = unassign({ videoId: "v1", instructorId: "riley" });
  const taken = { ...unassigned, data: { ...unassigned.data, why: "no instructor anymore" } } as const;
  for (const past of [[uploaded], [uploaded, reviewStarted]] as const)
    expect(given(video, ...past).when(take)).toEqual([taken]);
  for (const past of [[uploaded, taken], [uploaded, reviewStarted, reviewed], [uploaded, deleted], [ofNobody]] as const)
    expect(given(video, ...past).when(take)).toEqual([]);
});

it("nothing is decided about a deleted video", () => {
  for (const decide of [to("in_progress"), publish()])
    for (const past of [[], [uploaded, deleted]] as const)
      expect(() => given(video, ...past).when(decide)).toThrow("couldn't find this video");
});
