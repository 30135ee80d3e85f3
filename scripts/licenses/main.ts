// npm run licenses: every dependency with its license, by license. Ends with 1 if there is one that nobody has looked at.
import { inImage, licensesIn, lockFile } from "./licenses.ts";

const { all, unknown } = licensesIn(lockFile());
for (const license of [...new Set(all.map((one) => one.license))].toSorted()) {
  const packages = all.filter((one) => one.license === license);
  console.log(`\n${license || "None said"} (${packages.length})`);
  for (const { name, ships } of packages) console.log(`  ${name}${ships ? "" : ", for development"}`);
}
for (const [name, license] of Object.entries(inImage)) console.log(`\n${license}, in the image alone\n  ${name}`);
console.log(`\n${all.length} packages, ${unknown.length} of them with a license nobody has looked at`);
for (const { name, license } of unknown) console.log(`  ${name}: ${license || "none said"}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
