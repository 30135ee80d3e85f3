import { password } from "../../../backend/testing/peopleAt.ts";
import type { Product } from "../product.ts";
import { type FuzzRole, fuzzRoles } from "./roles.ts";

/** The cookies of one person in each role, replaced by someone new when a call has taken a log-in or a role away. */
export const loggedIn = (product: Product, emails: Readonly<Record<Exclude<FuzzRole, "anonymous">, string>>) => {
  const cookies = new Map<FuzzRole, string>();
  const logIn = async (email: string) => {
    const { headers } = await product.visitor()("POST", "/api/custom-login", { email, password });
    return headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  };
  const cookieOf = (role: FuzzRole) => cookies.get(role) ?? "";
  const isIn = async (role: FuzzRole) => {
    const answer = await fetch(`${product.base}/api/auth/user`, { headers: { cookie: cookieOf(role) } });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "role" in body && body.role === role;
  };
  return {
    cookieOf,
    renew: async () => {
      for (const role of fuzzRoles) {
        if (role === "anonymous") continue;
        if (!cookies.has(role)) cookies.set(role, await logIn(emails[role]));
        if (!(await isIn(role))) cookies.set(role, await logIn((await product.person(role)).email));
      }
    },
  };
};
