import { pino } from "pino";
import { configurationFrom } from "../backend/configuration.ts";
import { erase } from "../backend/privacy/erase.ts";
import { openProduct } from "../backend/product.ts";
import { database } from "./database.ts";

// npm run erase -- SUBJECT: erases a person's data, whether or not the product is running.

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

const eraseSubject = async (subject: string) => {
  const configuration = configurationFrom(process.env);
  const { url, stop } = await database(configuration);
  try {
    const { backend, close } = await openProduct(url, configuration, pino({ level: "error" }));
    try {
      const before = await backend.keys.stateOf(subject);
      if (before === "none")
        return `Nothing personal is kept of ${subject}. A user's page in the back office shows the id.`;
      const command = { actor: "system", now: new Date().toISOString(), requestId: "erase" } as const;
      const { recorded, ended } = await erase(backend, command, subject);
      console.log(recorded ? `${subject} is erased.` : `${subject} was erased before.`);
      console.log(
        before === "destroyed"
          ? "The key was destroyed before."
          : "The key is destroyed: what it sealed in the log opens nowhere any more.",
      );
      const more = Object.entries(ended).filter(([, count]) => count > 0);
      if (more.length > 0) console.log(`Ended: ${more.map(([what, count]) => counted(count, what)).join(", ")}.`);
      console.log("Amounts, times and states stay. Read models show no name any more.");
      return undefined;
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
};

const [subject] = process.argv.slice(2);
const problem = subject
  ? await eraseSubject(subject).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  : "Whom? npm run erase -- SUBJECT";
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
