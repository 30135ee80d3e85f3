import { describe, expect, it } from "vitest";
import * as accountFacts from "../../eventstore/accounts/examples.ts";
import * as attendanceFacts from "../../eventstore/camps/attendanceExamples.ts";
import * as campFacts from "../../eventstore/camps/examples.ts";
import * as careFacts from "../../eventstore/inbox/examples.ts";
import { Fact } from "../../eventstore/facts.ts";
import * as lessonFacts from "../../eventstore/lessons/examples.ts";
import * as membershipFacts from "../../eventstore/memberships/examples.ts";
import * as campaignFacts from "../../eventstore/outreach/campaignExamples.ts";
import * as outreachFacts from "../../eventstore/outreach/examples.ts";
import * as slotFacts from "../../eventstore/scheduling/examples.ts";
import { recorded, rowsOf, atMinute } from "../testing/deliver.ts";
import { projectors } from "../contexts.ts";

const rowsAfter = rowsOf(projectors.find(({ name }) => name === "history")!);

/** One of each fact, also of a context that is new. */
const examples = Object.values(
  import.meta.glob<Record<string, Fact>>("../../eventstore/*/*xamples.ts", { eager: true }),
).flatMap((context) => Object.values(context));
/** What each example is about, stated here independently: the id of the smallest thing. */
const ids = [
  "careId",
  "seriesId",
  "lessonId",
  "requestId",
  "inquiryId",
  "introductionId",
  "finderId",
  "creationId",
  "slotId",
  "closureId",
  "subject",
  "focusPointId",
  "snippetId",
  "registrationId",
  "entryId",
  "paymentId",
  "campId",
  "weeklyVideoId",
  "emailId",
  "fingerprint",
  "noteId",
  "playerId",
  "month",
];
const ofExample = ({ type, data }: (typeof examples)[number]): unknown => {
  if (type.startsWith("Campaign")) return Reflect.get(data, "campaignId");
  if (type.startsWith("League")) return Reflect.get(data, "leagueId");
  if (type === "UnmatchedPaymentReceived") return data.paymentId;
  if (type.startsWith("Video") || type.startsWith("VoiceNote")) return Reflect.get(data, "videoId");
  if (type.startsWith("Membership")) return Reflect.get(data, "playerId");
  if (type.endsWith("ParticipantTold")) return Reflect.get(data, "playerId"); // a step of the player, not of the form
  const name = [...ids, "instructorId", "userId"].find((one) => one in data)!;
  return Reflect.get(data, name);
};

describe("the history", () => {
  it("misses no fact of any context, and each example is valid", async () => {
    const types: string[] = Fact.options.map((option) => option.shape.type.value);
    expect([...new Set(examples.map(({ type }): string => type))].sort()).toEqual(types.sort());
    for (const example of examples) expect(Fact.parse(example)).toEqual(example);
    const { history: rows = [] } = await rowsAfter(examples);
    expect(rows).toHaveLength(examples.length);
    const entries = rows.map(({ at, what, of }) => [at, what, of].map(String).join(" ")).sort();
    expect(entries).toEqual(
      examples.map((example, n) => `${atMinute(n)} ${example.type} ${String(ofExample(example))}`).sort(),
    );
  });

  it("says who did what to which thing and when, and its state afterwards", async () => {
    const facts = [lessonFacts.booked, lessonFacts.confirmed, lessonFacts.hidden];
    const [booking, confirmation, hiding] = recorded(facts);
    const about = { of: "l1", actorKind: "user", actorId: "ana", actorRole: "instructor" };
    const entry = (event: typeof booking, what: string, state: string | null, at: string) => ({
      ...about,
      id: event?.id,
      position: event?.position,
      at,
      what,
      state,
      details: null,
      payment: null,
      act: null,
      undoes: null,
    });
    const { history: rows = [] } = await rowsAfter(facts);
    expect(rows.sort((a, b) => (String(a.position) < String(b.position) ? -1 : 1))).toEqual([
      entry(booking, "LessonBooked", "pending", atMinute(0)),
      entry(confirmation, "LessonConfirmed", "confirmed", atMinute(1)),
      { ...entry(hiding, "LessonHidden", null, atMinute(2)), details: { from: "player" } },
    ]);
  });

  it.each([
    ["system", { actorKind: "system", actorId: null, actorRole: null }],
    ["visitor", { actorKind: "visitor", actorId: null, actorRole: null }],
  ] as const)("knows what the %s did", async (actor, shown) => {
    const rows = await rowsAfter([{ ...accountFacts.registered, meta: { actor } }]);
    expect(rows.history).toMatchObject([{ ...shown, of: "pat", state: "student" }]);
  });

  it("distinguishes a lesson entered as scheduled, and a slot published closed", async () => {
    const { history: rows } = await rowsAfter([
      { ...lessonFacts.booked, data: { ...lessonFacts.booked.data, as: "scheduled" } },
      { ...slotFacts.published, data: { ...slotFacts.published.data, available: false } },
    ]);
    expect(rows?.map(({ state }) => state).sort()).toEqual(["scheduled", "unavailable"]);
  });

  it("says what a camp restored from the archive is; the oldest of these facts did not", async () => {
    const { restored } = campFacts;
    const cancelled = { ...restored, data: { ...restored.data, as: "cancelled" } };
    const { history: rows } = await rowsAfter([cancelled, { ...restored, data: { campId: "c1" } }]);
    expect(rows?.map(({ state }) => state).sort()).toEqual(["cancelled", null]);
  });

  it("says which player of a registration something is about, by an id that screens may have a name for", async () => {
    const { participantWithdrawn, pickupTold, divisionAssigned } = campFacts;
    const { checkedIn, checkedOut, corrected } = attendanceFacts;
    for (const fact of [participantWithdrawn, pickupTold, divisionAssigned, checkedIn, checkedOut, corrected]) {
      const { history: rows } = await rowsAfter([fact]);
      expect(rows).toMatchObject([{ what: fact.type, details: { participantId: fact.data.participantId } }]);
    }
  });

  it("G1-49: says how a payment was made and how much, and none of the text about it", async () => {
    const { history: rows } = await rowsAfter([lessonFacts.paymentNoted]);
    expect(rows).toMatchObject([{ what: "LessonPaymentNoted", details: { how: "venmo", cents: 7500 } }]);
    expect(JSON.stringify(rows)).not.toContain("aunt");
  });

  it.each([
    [lessonFacts.moveAsked, { to: lessonFacts.moveAsked.data.to.startsAt }],
    [{ ...lessonFacts.moveAsked, data: { ...lessonFacts.moveAsked.data, to: null } }, null], // in words only
    [lessonFacts.moveOffered, { to: lessonFacts.moveOffered.data.to.startsAt }],
    [
      lessonFacts.lessonMoved,
      { from: lessonFacts.lessonMoved.data.from.startsAt, to: lessonFacts.lessonMoved.data.to.startsAt },
    ],
    [slotFacts.blocked, { firstDay: "2030-05-08", lastDay: "2030-05-10" }],
    [slotFacts.sickDayBegun, { days: "2030-05-08" }],
    [slotFacts.dayCopied, { dayOfWeek: 2 }],
    [accountFacts.certificationSeen, { validUntil: accountFacts.certificationSeen.data.validUntil }],
    [membershipFacts.granted, { by: "ada", uploads: 1, month: "2030-04" }],
    [membershipFacts.paused, { from: membershipFacts.paused.data.from, until: membershipFacts.paused.data.until }],
    [membershipFacts.cancelScheduled, { by: "family", at: membershipFacts.cancelScheduled.data.at }],
    [careFacts.planned, { dueOn: careFacts.planned.data.dueOn }],
    [campFacts.dayMoved, { day: 2, from: "2030-07-09", to: "2030-07-13" }],
    [outreachFacts.added, { source: "import" }],
    [outreachFacts.skipped, { why: outreachFacts.skipped.data.why }],
    [campaignFacts.recipientSkipped, { why: campaignFacts.recipientSkipped.data.why }],
  ] as const)("keeps what the sentence about it says: %o", async (fact, details) =>
    expect((await rowsAfter([fact])).history).toMatchObject([{ what: fact.type, details }]),
  );

  it("holds nothing personal, so erasing leaves it complete, and skips facts of a newer version", async () => {
    const erased = { ...lessonFacts.booked, data: { ...lessonFacts.booked.data, personal: null } };
    const { history: rows } = await rowsAfter([lessonFacts.booked]);
    expect((await rowsAfter([erased])).history).toEqual(rows);
    expect((await rowsAfter([{ type: "FromTomorrow", data: {} }])).history).toEqual([]);
  });
});
