import fc from "fast-check";

/** As part of an address; half a character becomes the replacement character. */
export const escaped = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** A piece of JSON text, including what JSON.stringify would never write. */
export type Json = string;

const oddStrings = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u2066abc\u200b\ufeff",
  "👩‍👩‍👧‍👦",
  "İıſK",
  "ﷺ".repeat(60),
  "𝟙𝟚𝟛",
  "e\u0301".repeat(100),
  "\r\nSet-Cookie: a=b",
  "' or 1=1 --",
  "%' ; select pg_sleep(9) --",
  "\\",
  "%00",
  "%",
  "_",
  "../../../etc/passwd",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "null",
  "undefined",
  "NaN",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "a".repeat(5000),
  "-1",
  "1e999",
  "0x10",
  "=HYPERLINK(1)",
];
const oddDates = [
  "2030-02-30",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "+275760-09-13",
  "-000001-01-01",
  "2030-13-01",
  "2030-1-1",
  "2031-03-09T02:30:00",
  "2030-06-01T24:00:00Z",
  "2030-06-01T12:00:60Z",
  "2030-06-01T12:00:00+99:99",
  "2030-06-01T12:00:00.123456789Z",
  "1969-12-31T23:59:59Z",
  "9999-12-31T23:59:59.999Z",
  "25:61",
  "24:00",
  "٠١:٢٣",
];
const oddNumbers: readonly Json[] = [
  "0",
  "-0",
  "-1",
  "1.5",
  "1e308",
  "1e400",
  "-1e400",
  "5e-324",
  "2147483647",
  "2147483648",
  "9007199254740993",
  "-9223372036854775809",
  "99999999999999999999999999",
  "0.1e-7",
];
const oddShapes: readonly Json[] = [
  "null",
  "true",
  "false",
  "[]",
  "{}",
  "[null]",
  "[[]]",
  '[{"toString":1}]',
  '{"toString":1}',
  '{"toJSON":1,"length":-1}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"then":1}',
  '{"a":1,"a":2}',
  '{"$gt":""}',
  '{"length":1e9}',
  "[1,[2,[3,[4]]]]",
  '["a","a","a"]',
];
const deep = fc
  .tuple(fc.constantFrom(10, 1000, 20_000), fc.boolean())
  .map(([depth, inObjects]): Json =>
    inObjects ? `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}` : "[".repeat(depth) + "]".repeat(depth),
  );

export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddStrings) },
  { weight: 2, arbitrary: fc.constantFrom(...oddDates) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

/** A value no one expects. */
export const oddJson: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 4, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 4, arbitrary: fc.constantFrom(...oddShapes) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.constantFrom('"\\u0000"', '"a\\u0000b"', '"\\ud83e"') },
);

/** A field name that objects have natively, or that no one asked for. */
export const oddName = fc.constantFrom(
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "role",
  "id",
  "",
  "a.b",
);

/** Headers that change how an answer is made, as sent on the wire. */
export const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .array(
    fc.oneof(
      fc.tuple(
        fc.constant("accept-encoding"),
        fc.constantFrom("*;q=0", "identity;q=0", "gzip;q=0, *;q=0", "br", "zstd, x", "gzip;q=2", ";;", ""),
      ),
      fc.tuple(fc.constant("accept"), fc.constantFrom("text/html", "*/*;q=0", "application/xml", "", "a/b/c")),
      fc.tuple(fc.constant("if-none-match"), fc.constantFrom("*", '"x"', 'W/"', ",,,", '"'.repeat(200))),
      fc.tuple(fc.constant("if-modified-since"), fc.constantFrom("0", "Thu, 99 Foo 2030 99:99:99 GMT")),
      fc.tuple(fc.constant("range"), fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=9-1", "lines=1")),
      fc.tuple(fc.constant("origin"), fc.constantFrom("null", "http://evil.example", "http://", "::")),
      fc.tuple(fc.constant("sec-fetch-site"), fc.constantFrom("cross-site", "same-site", "none", "?")),
      fc.tuple(fc.constant("idempotency-key"), fc.constantFrom("k", "k".repeat(201), "\xff\xfe", " ", "__proto__")),
      fc.tuple(
        fc.constant("x-forwarded-for"),
        fc.constantFrom("::1", "999.1.1.1", ",,,", "a".repeat(500), "::ffff:1.2.3.4"),
      ),
      fc.tuple(fc.constant("x-forwarded-proto"), fc.constantFrom("https", "ftp", "")),
      fc.tuple(fc.constant("x-forwarded-host"), fc.constantFrom("evil.example", "[::1", "")),
      fc.tuple(fc.constant("x-http-method-override"), fc.constantFrom("DELETE", "GET")),
      fc.tuple(fc.constant("host"), fc.constantFrom("evil.example", "[::", "a b", "")),
      fc.tuple(fc.constant("user-agent"), fc.constantFrom("", "\xe9".repeat(300))),
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Queries no page sends, with their question mark. */
export const oddQuery = fc.oneof(
  fc.constantFrom(
    "?",
    "?%",
    "?%zz=%ff",
    "?a[b]=1&a[c]=2",
    "?__proto__=1&constructor=2",
    "?id=1&id=2",
    "?filter=%00",
    "?filter=%7B%22id%22%3A%22%ED%A0%80%22%7D",
    "?range=[0,1e9]",
    "?range=[-1,0]",
    "?range=[0,1e308]",
    "?range=[9007199254740991,9007199254740991]",
    '?sort=["__proto__","ASC"]',
    '?sort=["id","asc"]',
    "?sort=[]",
    "?filter=[]",
    "?filter=null",
    "?filter={}&filter={}",
    `?q=${"%F0%9F%A7%A2".repeat(300)}`,
    `?${"a&".repeat(2000)}`,
  ),
  oddJson.filter((json) => json.length < 8000).map((json) => `?filter=${escaped(`{"id":${json},"q":${json}}`)}`),
  oddText.map((text) => `?of=${escaped(text)}&from=${escaped(text)}`),
);
