import { describe, expect, it } from "vitest";
import * as accountFacts from "../../eventstore/accounts/examples.ts";
import { Fact } from "../../eventstore/facts.ts";
import * as lessonFacts from "../../eventstore/lessons/examples.ts";
import * as requestFacts from "../../eventstore/lessons/requestExamples.ts";
import * as privacyFacts from "../../eventstore/privacy/examples.ts";
import * as slotFacts from "../../eventstore/scheduling/examples.ts";
import { recorded, rowsOf, told } from "../testing/deliver.ts";
import { history } from "./history.ts";

const rowsAfter = rowsOf(history);

const examples = [accountFacts, slotFacts, lessonFacts, requestFacts, privacyFacts].flatMap((context) =>
  Object.values(context),
);

describe("the history", () => {
  it("misses no fact of any context, and each example is a valid one", async () => {
    const types: string[] = Fact.options.map((option) => option.shape.type.value);
    expect([...new Set(examples.map(({ type }): string => type))].sort()).toEqual(types.sort());
    for (const example of examples) expect(Fact.parse(example)).toEqual(example);
    const { history: rows = [] } = await rowsAfter(examples);
    expect(rows).toHaveLength(examples.length);
    const entries = rows.map(({ at, what, of }) => [at, what, of].map(String).join(" ")).sort();
    expect(entries).toEqual(
      examples.map(({ type, data }, n) => {
        const of =
          "lessonId" in data
            ? data.lessonId
            : "requestId" in data
              ? data.requestId
              : "slotId" in data
                ? data.slotId
                : "subject" in data
                  ? data.subject
                  : "instructorId" in data
                    ? data.instructorId
                    : data.userId;
        return `${told(n)} ${type} ${of}`;
      }),
    );
  });

  it("says who did what when to which thing, and its state afterwards", async () => {
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
    });
    const { history: rows = [] } = await rowsAfter(facts);
    expect(rows.sort((a, b) => (String(a.position) < String(b.position) ? -1 : 1))).toEqual([
      entry(booking, "LessonBooked", "pending", told(0)),
      entry(confirmation, "LessonConfirmed", "confirmed", told(1)),
      { ...entry(hiding, "LessonHidden", null, told(2)), details: { from: "player" } },
    ]);
  });

  it.each([
    ["system", { actorKind: "system", actorId: null, actorRole: null }],
    ["visitor", { actorKind: "visitor", actorId: null, actorRole: null }],
  ] as const)("knows what the %s did", async (actor, shown) => {
    const rows = await rowsAfter([{ ...accountFacts.registered, meta: { actor } }]);
    expect(rows.history).toMatchObject([{ ...shown, of: "pat", state: "student" }]);
  });

  it("tells a lesson that was scheduled, and a slot that was published closed", async () => {
    const { history: rows } = await rowsAfter([
      { ...lessonFacts.booked, data: { ...lessonFacts.booked.data, as: "scheduled" } },
      { ...slotFacts.published, data: { ...slotFacts.published.data, available: false } },
    ]);
    expect(rows?.map(({ state }) => state).sort()).toEqual(["scheduled", "unavailable"]);
  });

  it("G1-49: tells how a payment was made and how much, and none of the words about it", async () => {
    const { history: rows } = await rowsAfter([lessonFacts.paymentNoted]);
    expect(rows).toMatchObject([{ what: "LessonPaymentNoted", details: { how: "venmo", cents: 7500 } }]);
    expect(JSON.stringify(rows)).not.toContain("aunt");
  });

  it("holds nothing personal, so erasing leaves it whole, and passes over facts of a newer version", async () => {
    const erased = { ...lessonFacts.booked, data: { ...lessonFacts.booked.data, personal: null } };
    const { history: rows } = await rowsAfter([lessonFacts.booked]);
    expect((await rowsAfter([erased])).history).toEqual(rows);
    expect((await rowsAfter([{ type: "FromTomorrow", data: {} }])).history).toEqual([]);
  });
});
