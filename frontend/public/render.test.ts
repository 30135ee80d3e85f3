import { expect, it } from "vitest";
import { instructorsUrl } from "../../backend/accounts/contract.ts";
import { campsUrl, campUrl } from "../../backend/camps/contract.ts";
import { settings } from "../../backend/pages/testing/builtSite.ts";
import { policyUrl } from "../../backend/policies/contract.ts";
import { camp } from "../testing/campExample.ts";
import { instructor } from "../testing/instructorExample.ts";
import { publicPages, renderAnswered, renderPage } from "./render.tsx";

const headingIn = (page: string) => /<h1\b[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]?.replaceAll(/<[^>]*>/g, "");

it("each page that a file is made of has its heading before any script", async () => {
  for (const path of publicPages) {
    if (path === "/landing" || path === "/videos/:id" || path === "/video-analysis/:id") continue;
    const { page, title } = await renderPage({ path, query: {}, signedIn: false, demo: false });
    expect([path, headingIn(page)]).toEqual([path, expect.stringMatching(/\w/)]);
    expect([path, title]).toEqual([path, expect.stringMatching(/\w/)]);
  }
});

it.each([
  ["/camp-details/:campId", `/camp-details/${camp.id}`, { [campUrl(camp.id)]: camp }, camp.title],
  [
    "/instructors",
    "/instructors",
    { [instructorsUrl]: [{ ...instructor, bio: "Years of catching" }] },
    "Years of catching",
  ],
  [
    "/book-lesson",
    "/book-lesson",
    { [instructorsUrl]: [{ ...instructor, bio: "Years of catching" }] },
    "Years of catching",
  ],
  ["/camps-clinics", "/camps-clinics", { [campsUrl]: [camp] }, camp.title],
  [
    "/terms",
    "/terms",
    { [policyUrl("terms")]: { name: "terms", version: "1", text: "Come early & stay." } },
    "Come early &amp; stay.",
  ],
] as const)(
  "%s has what it asked for before any script, and nothing of it in the next page",
  async (page, path, answers, said) => {
    const shown = await renderAnswered({ page, path, answers, settings });
    expect(shown.page).toContain(said);
    const without = await renderAnswered({ page, path, answers: {}, settings });
    expect(without.page).not.toContain(said);
  },
);
