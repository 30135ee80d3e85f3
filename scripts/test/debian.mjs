// Programs from Debian that are not npm packages.
import { existsSync } from "node:fs";
import { run } from "../run.mjs";

/** The path of a package's program, which need not exist. If it does not, root installs the package. */
export async function fromDebian(name, purpose, { program = `/usr/bin/${name}` } = {}) {
  if (existsSync(program) || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return program;
  console.log(`Installing ${name} for ${purpose} (apt-get) …`);
  const options = { show: false, env: { DEBIAN_FRONTEND: "noninteractive" } };
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20"]; // s; without a network, for example
  await run("apt-get", [...patience, "update"], options);
  const install = [...patience, "install", "-y", "--no-install-recommends", name];
  const { code, output } = await run("apt-get", install, options);
  if (code !== 0) console.log(output.trim().split("\n").slice(-2).join("\n"));
  return program;
}

/** Where Debian's Python and its OpenStack Swift are; others of this machine's do not know each other. */
export const python = "/usr/bin/python3";
export const swiftModule = "/usr/lib/python3/dist-packages/swift/proxy/server.py";

/** Lets specs keep videos on a real server that speaks S3. Without it they say so. */
export const installSwift = () => fromDebian("python3-swift", "the specs of storage", { program: swiftModule });

/** As wide as Arial, which pages fall back to: without it they are laid out as nobody sees them. */
export const installFonts = () =>
  fromDebian("fonts-liberation", "the browser tests", {
    program: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
  });

/** Lets specs convert videos. Without it they say so. */
export const installFfmpeg = () => fromDebian("ffmpeg", "the specs of conversions");

/** Lets the attacks change clocks. Without it they say so. */
export const installFakeTime = () => fromDebian("faketime", "the attack on clocks");

/** Lets specs read bounces from a real mailbox. Without it they say so. */
export const installDovecot = () =>
  fromDebian("dovecot-imapd", "the specs of bounced emails", { program: "/usr/sbin/dovecot" });
