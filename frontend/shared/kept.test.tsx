import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { forgetAllKept, kept } from "./kept.ts";

const Draft = z.object({ name: z.string() });
const places = ["page", "tab", "browser"] as const;

afterEach(forgetAllKept);

describe.each(places)("kept in the %s", (where) => {
  const draft = kept("draft", Draft, where);

  it("comes back, also to another file of the page, until it is forgotten", () => {
    expect(draft.read()).toBeNull();
    draft.keep({ name: "Kim" });
    expect(kept("draft", Draft, where).read()).toEqual({ name: "Kim" });
    expect(kept("other", Draft, where).read()).toBeNull();
    draft.forget();
    expect(draft.read()).toBeNull();
  });

  it("is forgotten with all the rest", () => {
    draft.keep({ name: "Kim" });
    forgetAllKept();
    expect(draft.read()).toBeNull();
  });

  it("is nothing where it has another shape", () => {
    kept("draft", z.unknown(), where).keep({ name: 7 });
    expect(draft.read()).toBeNull();
  });

  it("lives as long as the page where storage is closed", () => {
    for (const storage of ["sessionStorage", "localStorage"])
      vi.stubGlobal(storage, {
        get getItem() {
          throw new DOMException("Not here", "SecurityError");
        },
      });
    draft.keep({ name: "Kim" });
    expect(draft.read()).toEqual({ name: "Kim" });
    forgetAllKept();
    expect(draft.read()).toBeNull();
  });
});

it("is stored under our prefix in the tab or the browser, and nowhere for the page", () => {
  for (const where of places) kept(where, Draft, where).keep({ name: "Kim" });
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([["fungo.tab"], ["fungo.browser"]]);
});

it("takes what has no room instead of what was stored before", () => {
  const draft = kept("draft", Draft);
  draft.keep({ name: "Kim" });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  draft.keep({ name: "Kim Lee" });
  expect(draft.read()).toEqual({ name: "Kim Lee" });
});

it("leaves alone what is not ours, and broken text counts as nothing", () => {
  sessionStorage.setItem("theirs", "1");
  sessionStorage.setItem("fungo.draft", "{");
  expect(kept("draft", Draft).read()).toBeNull();
  forgetAllKept();
  expect(Object.keys(sessionStorage)).toEqual(["theirs"]);
  sessionStorage.removeItem("theirs");
});
