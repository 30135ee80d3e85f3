import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { coverage } from "../checklist/coverage.ts";
import { drawn } from "./drawn.ts";
import { sourcesUnder } from "./files.ts";
import { findsIn, phrases, quoted } from "./phrases.ts";
import { madeOfParts, missingFrom, type Specified, specifiedBy } from "./specified.ts";
import { type Sources, textsIn, textsOutsideWords } from "./texts.ts";

const sources = sourcesUnder(fileURLToPath(new URL("../..", import.meta.url)));
const texts = textsIn(sources);
const outside = textsOutsideWords(sources);
const covered = coverage();
const specified = specifiedBy(covered);

const planted = (files: Record<string, string>): Sources => new Map(Object.entries(files));
const read = (files: Record<string, string>) => textsIn(planted(files));
const words = (text: string) => read({ "frontend/public/camps/words.ts": `export const campWords = { is: ${text} };` });

it("all three kinds are read", () => {
  const count = (kind: string) => texts.filter((text) => text.kind === kind).length;
  expect(count("screen")).toBeGreaterThan(2500);
  expect(count("mail")).toBeGreaterThan(200);
  expect(count("api")).toBeGreaterThan(500);
});

describe("no text says what nobody at our front desk would", () => {
  it("holds", () => expect(findsIn(texts)).toEqual([]));

  it.each([
    ["frontend/public/camps/words.ts", 'export const campWords = {\n  sold: "No places left" };', 2],
    ["frontend/backoffice/camps/index.ts", 'export const camps = { sentences: { CampHidden: "gave it back" } };', 1],
    ["frontend/shared/formats.ts", "export const left = (n: number) => `${counted(n, 'seat')} left`;", 1],
    ["backend/camps/mails/mailParent.ts", 'export const letter = {\n\n subject: "Your e-mail is confirmed" };', 3],
    ["backend/camps/place.ts", 'send({ heading: "Meanwhile at the camp", paragraphs: [] });', 1],
    ["backend/lessons/lesson.ts", 'throw new Rejection("conflict", "Over", "It is not offered any more.");', 1],
    [
      "backend/lessons/contract.ts",
      'const email = z.string().min(1, "Your e-mail, please").describe("lower case");',
      1,
    ],
    ["backend/lessons/calls.ts", 'call("GET", url, { does: "Lists the cancelled lessons.", who }, answer);', 1],
    ["backend/http/fieldWords.ts", "const says = (field: string) => `This ${field} is invalid`;", 1],
    ["backend/camps/openRule.ts", "export const left = (n: number) => `${n} ${n === 1 ? 'place' : 'places'} left`;", 1],
  ])("in %s it is found", (file, source, line) =>
    expect(findsIn(read({ [file]: source }))).toMatchObject([{ file, line }]),
  );

  const wrong = [
    "E-mail",
    "We’ll mail you.",
    "See free times",
    "Weekly times",
    "Means to pay",
    "$45 was given back",
    "Give the places of Marcus Hale free?",
    "It does not take place.",
    "This camp was called off",
    "A place came free",
    "Whom do we write to?",
    "2 seats left",
    "1 place left",
    "Camp cancelled",
    "Invalid age",
    "Written to the outbox",
    "It shows nothing any more.",
    "This was answered meanwhile.",
    "Have your swing analysed",
    "Nobody comes",
    "Whoever waits longest is next.",
    "Note the payment",
    "Another time asked for",
  ];
  it.each(wrong)("“%s” is found", (text) => expect(findsIn(words(JSON.stringify(text)))).toHaveLength(1));
  it("there is an example of each phrase", () =>
    expect(phrases.filter(({ says }) => !wrong.some((text) => says.test(text)))).toEqual([]));

  it.each([
    "We’ll email you.",
    "Not sent: no mail server",
    "Feel free to call.",
    "This camp is free.",
    "Give us a day to get back to you.",
    "Do you have any more questions?",
    "2 spots left",
    "Canceled",
    "A new password was requested.",
    "Payment note",
    "The weekly times players can book",
  ])("“%s” is not", (text) => expect(findsIn(words(JSON.stringify(text)))).toEqual([]));

  it("names, keys and what is compared are no texts", () =>
    expect(
      read({
        "frontend/public/camps/words.ts": `import { a } from "../outbox.ts";
          export const campWords = { cancelled: (is: "cancelled" | "open") => (is === "cancelled" ? "Canceled" : "Open") };`,
        "backend/camps/camp.ts": `const invalid = log.warn("This is invalid meanwhile"); // any more
          db.raw("select count from camps where status = 'cancelled'");
          throw new Rejection("invalid", "Cancelled", "This camp was canceled.");`,
      }).flatMap(({ ways }) => ways),
    ).toEqual(["Canceled", "Open", "This camp was canceled."]));

  it("a specified text may, to the letter, and no other", () => {
    expect(findsIn(words('"Lesson Cancelled"'))).toEqual([]);
    expect(findsIn(words('"Lesson cancelled"'))).toHaveLength(1);
    expect(specified).toEqual(expect.arrayContaining(quoted.map((text) => expect.objectContaining(text))));
  });
});

describe("a screen's texts stand in the words.ts of its context", () => {
  it("holds", () => expect(outside).toEqual([]));
  it.each([
    ["between tags", "<p>All {count} camps</p>", ["All", "camps"]],
    ["in braces", '<p>{isOpen ? "Open" : words.closed}</p>', ["Open"]],
    ["beside a value", "<p>{`${count} days`}</p>", ["${count} days"]],
    ["in a label", '<Field label="Name" />', ["Name"]],
    ["for who hears the screen", '<Icon aria-label={isDone ? "done" : undefined} />', ["done"]],
    ["in a notice", 'tell({ title: "Nothing was saved" })', ["Nothing was saved"]],
    ["on a button at work", 'isBusy ? "Saving..." : words.save', ["Saving..."]],
  ])("%s it is found", (_, source, ways) =>
    expect(
      textsOutsideWords(planted({ "frontend/public/camps/Page.tsx": `const page = ${source};` })).flatMap(
        (text) => text.ways,
      ),
    ).toEqual(ways),
  );
  it("signs, addresses, styles and names are none", () =>
    expect(
      textsOutsideWords(
        planted({
          "frontend/public/camps/Page.tsx": `const page = <Stack direction="row" to="/camps" variant="h2" sx={{ font: "inherit" }}>
            {" · "}– {words.open} <img alt="" /> {status === "Open" ? <b>{counted(n, "camp")}</b> : "Cash App"}
            <Field name="parentName" /></Stack>;`,
          "frontend/public/camps/Page.test.tsx": "const page = <p>All camps</p>;",
        }),
      ),
    ).toEqual([]));
});

describe("what the specifications quote is said to the letter", () => {
  it("there is something to look for", () => expect(specified.length).toBeGreaterThan(200));
  it("holds", () => expect(missingFrom([...texts, ...outside], specified)).toEqual([]));

  const without = (gone: string) => texts.filter(({ ways }) => !ways.some((way) => way.includes(gone)));
  it.each([
    ["T2", "Welcome back!"],
    ["T14", "Please select an instructor and time slot."],
    ["V18", "Organization name is required"],
    ["U63", "Camp registration - {name}", "Camp registration - "],
    ["U58", "All 3 Days", "Days"],
    ["U31", "Please log in to access the instructor dashboard.", "the instructor dashboard"],
  ])("%s “%s” is missed when it is gone", (point, text, gone = text) =>
    expect(missingFrom(without(gone), specified)).toContainEqual({ point, text }),
  );
  it("another case, another sign or a longer label is not the same", () => {
    const missing = (said: string) =>
      missingFrom(words(JSON.stringify(said)), [
        { point: "T2", text: "Welcome back!" },
        { point: "U56", text: "Cancel" },
      ]).map(({ point }) => point);
    expect(missing("Welcome Back!")).toEqual(["T2", "U56"]);
    expect(missing("Welcome back.")).toEqual(["T2", "U56"]);
    expect(missing("Cancel lesson")).toEqual(["T2", "U56"]);
    expect(missing("Hello. Welcome back!")).toEqual(["U56"]);
  });

  it("each exception is for a text that is quoted", () => {
    const isQuoted = ({ point, text }: Specified) =>
      covered.some(({ id, parts, ...whole }) =>
        [{ id, text: whole.text }, ...parts].some((each) => each.id === point && each.text.includes(`\`${text}\``)),
      );
    expect(madeOfParts.filter((exception) => !isQuoted(exception))).toEqual([]);
  });
});

it("a seed draws the same texts again, none twice, and another seed draws others", () => {
  const list = Array.from({ length: 100 }, (_, n) => n);
  const once = drawn(list, "one", 40);
  expect(new Set(once).size).toBe(40);
  expect(drawn(list, "one", 40)).toEqual(once);
  expect(drawn(list, "two", 40)).not.toEqual(once);
  expect(drawn(list, "one", 1000).toSorted((a, b) => a - b)).toEqual(list);
});
