import { expect } from "vitest";
import { inquiryOf } from "../../inquiries.ts";
import { type Calls, isStaff, keysOf, lists } from "./call.ts";

const spellings = ["/api/coaching-inquiry", "/api/coaching-inquiries"];

const at = (url: string): Calls => ({
  [`POST ${url}`]: ({ spare }) => ({
    path: url,
    body: inquiryOf({ senderId: spare.id, status: "completed" }),
    check: (inquiry) => {
      expect(keysOf(inquiry)).not.toMatch(/contact|phone|email|senderId/);
      expect(inquiry.status).toBe("pending");
    },
  }),
  [`GET ${url}`]: ({ shown }, role) => ({
    path: url,
    check: (list) => expect(lists(list, shown.inquiryId)).toBe(isStaff(role)),
  }),
  [`PATCH ${url}/{id}/status`]: async ({ inquiry }) => ({
    path: `${url}/${await inquiry()}/status`,
    body: { status: "contacted" },
    check: ({ status }) => expect(status).toBe("contacted"),
  }),
});

export const inquiries: Calls = Object.assign({}, ...spellings.map(at));
