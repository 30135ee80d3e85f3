import { registerUrl } from "../../../backend/accounts/contract.ts";
import { demoPassword } from "../../../backend/demo/people.ts";
import type { RunningProduct } from "../product.ts";

/** A player of one's own, logged in. Returns the session's cookies. */
export const player = async (product: RunningProduct, n: number): Promise<string> => {
  const email = `visible${n}@example.com`;
  const form = { firstName: "Pat", lastName: "Visible", email, password: demoPassword, confirmPassword: demoPassword };
  const answer = await fetch(product.origin + registerUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(form),
  });
  if (!answer.ok) throw new Error(`Registering: ${answer.status}`);
  return product.logIn(email);
};
