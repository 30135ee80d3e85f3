import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { htmlWith } from "./html.ts";
import { settings } from "./testing/builtSite.ts";

it("fills in each placeholder left by the build", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "fungo-html-")), "words.html");
  await writeFile(file, "<!--settings--><a href='tel:%CONTACT_PHONE_DIGITS%'>%CONTACT_PHONE%</a> 50%_%OTHER%");
  const page = await (await htmlWith(file, settings, "https://fungo.example")).read();
  expect(page.identity.toString()).toContain("<a href='tel:5550100199'>555-010-0199</a> 50%_%OTHER%");
  await rm(dirname(file), { recursive: true });
});
