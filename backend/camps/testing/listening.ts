import { processOn } from "../../testing/testProduct.ts";

// A process for specs to kill: the product on the named database and folder, which says where it listens.
const [url = "", dataDir = ""] = process.argv.slice(2);
const { base } = await processOn({ url, dataDir, environment: { ...process.env } as Record<string, string> });
process.stdout.write(`${base}\n`);
