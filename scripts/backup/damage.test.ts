import { randomBytes, randomUUID } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examine } from "./examine.ts";
import { ask, type Stage, stage } from "./testing/stage.ts";

let here: Stage;
let target: string; // an empty database that must stay so
beforeAll(async () => {
  here = await stage();
  await here.product.person();
  await here.product.person("admin");
  await here.backup("good");
  target = await here.empty();
});
afterAll(() => here.close());

/** A copy of the good backup and its keys. */
const copy = (name: string) => {
  copyFileSync(here.file("good"), here.file(name));
  copyFileSync(here.file("good.keys"), here.file(`${name}.keys`));
  return here.file(name);
};
const rewrite = (file: string, change: (lines: string[]) => string[]) => {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  writeFileSync(file, gzipSync(`${change(lines).join("\n")}\n`));
};
/** Why it is not restored; throws if something was written all the same. */
const refusal = async (name: string, more: Parameters<Stage["restore"]>[2] = {}): Promise<string> => {
  const why = await here.restore(name, target, more).then(
    () => "not refused",
    (error: Error) => error.message,
  );
  const filled = "select (select count(*) from log.event) + (select count(*) from vault.subject_key) as n";
  expect(await ask(target, filled)).toEqual(['{"n":0}']);
  return why;
};

/** What unpacks from the bytes; undefined if they cannot be unpacked. */
const unpacked = (bytes: Buffer) => {
  try {
    return gunzipSync(bytes).toString();
  } catch {
    return undefined;
  }
};

it("a flipped bit is found wherever it lies, before anything is written", async () => {
  for (const which of ["good", "good.keys"]) {
    const bytes = readFileSync(here.file(which));
    const content = unpacked(bytes);
    // The ten bytes of gzip's own header say nothing about the content.
    for (let at = 10; at < bytes.length; at += 61) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      // Padding, or a reference to another place with the same text: the content is unchanged.
      if (unpacked(flipped) === content) continue;
      copy("flipped");
      writeFileSync(here.file(which.replace("good", "flipped")), flipped);
      const examined = examine(here.file("flipped"), here.file("flipped.keys"));
      await expect(examined, `${which}, byte ${at}`).rejects.toThrow(/damaged|not whole|no backup|goes on/);
    }
  }
  expect(await refusal("flipped")).toMatch(/damaged|not whole|no backup|goes on/);
});

it("a file that breaks off is found, wherever it does", async () => {
  const bytes = readFileSync(here.file("good"));
  for (const part of [0, 5, 0.3 * bytes.length, bytes.length - 1]) {
    writeFileSync(copy("short"), bytes.subarray(0, part));
    expect(await refusal("short")).toMatch(/not whole|no backup/);
  }
});

it("a repacked file without its end, without a line, or with a changed one is found", async () => {
  rewrite(copy("endless"), (lines) => lines.slice(0, -1));
  expect(await refusal("endless")).toMatch(/its end is missing/);
  rewrite(copy("gap"), (lines) => lines.toSpliced(2, 1));
  expect(await refusal("gap")).toMatch(/damaged|missing/);
  rewrite(copy("more"), (lines) => [...lines, lines[1]!]);
  expect(await refusal("more")).toMatch(/goes on after its end/);
  rewrite(copy("other"), (lines) => lines.map((line) => line.replace("PlayerRegistered", "PlayerRegisteree")));
  expect(await refusal("other")).toMatch(/damaged/);
});

it("a file that is no backup, or the wrong one of the two, is reported as such", async () => {
  writeFileSync(copy("text"), "Dear diary");
  expect(await refusal("text")).toMatch(/damaged, or no backup of Fungo/);
  writeFileSync(copy("packed"), gzipSync("Dear diary\n"));
  expect(await refusal("packed")).toMatch(/no backup of Fungo/);
  expect(await refusal("good.keys", { keys: "good.keys" })).toMatch(/holds keys, no facts/);
  expect(await refusal("good", { keys: "good" })).toMatch(/is no file of keys/);
  expect(await refusal("nowhere")).toMatch(/There is no file/);
});

it("without its keys nothing is restored", async () => {
  copy("keyless");
  rmSync(here.file("keyless.keys"));
  expect(await refusal("keyless")).toMatch(/There is no file .*keyless\.keys/);
});

it("keys older than the backup, or of another product, are reported", async () => {
  await here.product.person();
  await here.backup("younger");
  expect(await refusal("younger", { keys: "good.keys" })).toMatch(/lacks the keys of 1 subjects/);
});

it("the wrong master key is refused, and a missing one", async () => {
  const wrong = here.file("wrong.key");
  writeFileSync(wrong, randomBytes(32).toString("base64"));
  expect(await refusal("good", { master: wrong })).toMatch(/does not open the keys of this backup/);
  expect(await refusal("good", { master: here.file("none.key") })).toMatch(
    /There is no master key at .*none\.key, and none was made\..*Put the master key/,
  );
});

it("a backup by a newer Fungo, by its format or its tables, is left to that", async () => {
  rewrite(copy("format"), ([head, ...lines]) => [head!.replace('"format":1', '"format":2'), ...lines]);
  expect(await refusal("format")).toMatch(/written by a newer Fungo \(1\.2\.3\)/);
});

it("a database that is not empty is left as it is", async () => {
  const before = await ask(here.product.url, "select count(*) from log.event");
  await expect(here.restore("good", here.product.url)).rejects.toThrow(/not empty/);
  expect(await ask(here.product.url, "select count(*) from log.event")).toEqual(before);
});

it("an interrupted restore leaves the database empty, and can be run again", async () => {
  const url = await here.empty();
  const stop = new AbortController();
  await expect(
    here.restore("good", url, {
      signal: stop.signal,
      step: (name, work) => {
        if (name === "Facts compared") stop.abort(); // everything is written, nothing is committed
        return work(() => stop.signal.throwIfAborted());
      },
    }),
  ).rejects.toThrow(/abort/i);
  expect(await ask(url, "select count(*) from log.event")).toEqual(['{"count":0}']);
  await here.restore("good", url);
});

it("a backup that fails half-way leaves nothing behind, and an older one as it was", async () => {
  copy("kept");
  const before = readFileSync(here.file("kept"));
  const stop = new AbortController();
  stop.abort();
  await expect(here.backup("kept", { force: true, signal: stop.signal })).rejects.toThrow(/abort/i);
  await expect(here.backup(`${randomUUID()}/none`)).rejects.toThrow(/ENOENT/);
  await expect(here.backupOf("postgres://fungo@127.0.0.1:1/none", "unreachable")).rejects.toThrow(/ECONNREFUSED/);
  expect(readFileSync(here.file("kept"))).toEqual(before);
  const remains = readdirSync(here.folder).filter((name) => /part$|unreachable/.test(name));
  expect(remains).toEqual([]);
});
