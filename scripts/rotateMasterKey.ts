import { configurationFrom } from "../backend/configuration.ts";
import { rotateMasterKey, type Stage } from "../eventstore/rotateMasterKey.ts";
import { migrate } from "../projections/schema/migrate.ts";
import { database } from "./database.ts";

// npm run rotate-master-key: a new master key, whether or not the product is running.

const said: Partial<Record<Stage, string>> = {
  "new key on disk": "A new master key is on the disk. Wrapping every subject's key with it …",
  committed: "Every key is wrapped with it. Replacing the file …",
  "file replaced": "The file is replaced. Opening every key once …",
};

const rotate = async () => {
  const configuration = configurationFrom(process.env);
  const { url, stop } = await database(configuration);
  const begun = performance.now();
  try {
    await migrate(url);
    const file = configuration.MASTER_KEY_FILE;
    const onStage = (stage: Stage) => said[stage] && console.log(said[stage]);
    const { keys, damaged, finishedEarlier } = await rotateMasterKey({ url, file, onStage });
    const took = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    if (finishedEarlier) console.log("A rotation that had been interrupted is finished.");
    console.log(`${keys.toLocaleString("en-US")} keys open with the master key in ${file}. It took ${took}.`);
    console.log("Nodes on other machines need that file now. Backups made before need the key they were made with.");
    return damaged > 0
      ? `${damaged} keys do not open, and did not before: npm run doctor says more. They are left as they were.`
      : undefined;
  } finally {
    await stop();
  }
};

const problem = await rotate().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
