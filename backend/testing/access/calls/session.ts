import { expect } from "vitest";
import { password } from "../../testProduct.ts";
import { type Calls, keysOf } from "./call.ts";

export const session: Calls = {
  "GET /api/auth/user": ({ emailOf }, role) => ({
    path: "/api/auth/user",
    check: (user) => {
      expect(user.email).toBe(emailOf(role));
      expect(JSON.stringify(user)).not.toMatch(/hash|stripe|argon/i);
    },
  }),
  "POST /api/custom-login": async ({ browserOf, emailOf }, role) => ({
    path: "/api/custom-login",
    as: await browserOf(role),
    body: { email: emailOf(role), password },
    check: (user) => expect(user.email).toBe(emailOf(role)),
  }),
  "POST /api/register": (_, role) => ({
    path: "/api/register",
    body: {
      firstName: "New",
      lastName: "Player",
      email: `${role}@new.example.com`,
      password,
      confirmPassword: password,
      role: "admin",
    },
    check: (user) => expect(user.role).toBe("student"),
  }),
  "POST /api/logout": async ({ browserOf }, role) => ({ path: "/api/logout", as: await browserOf(role) }),
  "GET /api/logout": async ({ browserOf }, role) => ({
    path: "/api/logout",
    as: await browserOf(role),
    headers: { "sec-fetch-site": "same-origin" },
  }),
  "PATCH /api/profile/update": ({ emailOf, spare }, role) => ({
    path: "/api/profile/update",
    body: { firstName: "New", lastName: "Name", userId: spare.id },
    check: (user) => expect(user.email).toBe(emailOf(role)),
  }),
  "POST /api/profile/password": async ({ leaving }, role) => ({
    path: "/api/profile/password",
    ...(role !== "anonymous" && { as: await leaving(role) }),
    body: { currentPassword: password, newPassword: "another long password" },
  }),
};

export const mailed: Calls = {
  "POST /api/password/forgot": ({ emailOf }, role) => ({
    path: "/api/password/forgot",
    body: { email: emailOf(role) },
  }),
  "POST /api/password/link": async ({ tokenOf }) => ({
    path: "/api/password/link",
    body: { token: await tokenOf("password") },
  }),
  "POST /api/password/reset": async ({ tokenOf }) => ({
    path: "/api/password/reset",
    body: { token: await tokenOf("password"), newPassword: password },
  }),
  "POST /api/guardian/ask": ({ ward }) => ({
    path: "/api/guardian/ask",
    body: { login: { email: ward.email, password } },
  }),
  "POST /api/guardian/link": async ({ tokenOf }) => ({
    path: "/api/guardian/link",
    body: { token: await tokenOf("guardian") },
    check: (ward) => expect(keysOf(ward)).toBe("confirmed firstName"),
  }),
  "POST /api/guardian/export-link": ({ ward }) => ({
    path: "/api/guardian/export-link",
    body: { email: ward.email },
    check: (said) => expect(keysOf(said)).toBe("message"),
  }),
  "POST /api/guardian/export": async ({ confirmedWard, exportToken }) => ({
    path: "/api/guardian/export",
    body: { token: await exportToken() },
    check: ({ about }) => expect(about).toMatchObject({ askedBy: "guardian", madeFor: { id: confirmedWard.id } }),
  }),
  "POST /api/guardian/confirm": async ({ tokenOf }) => ({
    path: "/api/guardian/confirm",
    body: { token: await tokenOf("guardian") },
    check: (ward) => expect(ward).toEqual({ firstName: "Pat", confirmed: true }),
  }),
};
