import { pino } from "pino";
import { appoint } from "../backend/accounts/appoint.ts";
import { configurationFrom } from "../backend/configuration.ts";
import { openProduct } from "../backend/product.ts";
import { database } from "./database.ts";

// npm run appoint-admin -- EMAIL: makes a registered person an admin, whether or not the product is running.

const appointAdmin = async (email: string) => {
  const configuration = configurationFrom(process.env);
  const { url, stop } = await database(configuration);
  try {
    const { backend, close } = await openProduct(url, configuration, pino({ level: "error" }));
    try {
      const credential = await backend.credentials.byEmail(email);
      if (!credential) return `Nobody has registered with ${email}. Register on the site first, then call this again.`;
      const command = { actor: "system", now: new Date().toISOString(), requestId: "appoint-admin" } as const;
      const { recorded } = await appoint(backend, command, { userId: credential.user_id, role: "admin" });
      console.log(recorded ? `${email} is an admin now.` : `${email} was an admin already.`);
      return undefined;
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
};

const [email] = process.argv.slice(2);
const problem = email
  ? await appointAdmin(email).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  : "Whom? npm run appoint-admin -- EMAIL";
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
