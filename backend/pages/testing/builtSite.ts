import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Settings, no part of which may become markup. */
export const settings = {
  productName: `Fungo & <b>Sons</b> $& "best"`,
  facility: { name: "</script><script>alert(1)</script>", address: "1 Way", timeZone: "America/New_York" },
  contact: { email: "hello@example.com", phone: "555-010-0199" },
  payment: { venmo: "@fungo", cashApp: "$Fungo" },
  cards: { mode: "stripe" as const, publishableKey: "pk_test_spec", link: "https://pay.example/camps" },
  policies: "0123456789ab",
  mailsGoOut: true,
  convertsVideos: true,
  claims: { turnaround: "24-48 hours", players: "500+ players", testimonials: [] },
  coach: { name: "Our head coach", text: "One thing at a time.", photo: null },
  guide: [],
  cutOffs: { baseball: "05-01", softball: "09-01" },
  demo: false,
};
/** A page as the build leaves it. */
const html = (name: string) =>
  `<title>%PRODUCT_NAME%</title><meta name="description" content="All about ${name}" /><!--preview--><!--settings--><main>${name}</main>`;
export const script = "export const answer = 42;\n".repeat(100);

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 42"><path d="M0 0h64v42z"/></svg>';

const rendered = (path: string, name: string, more: object = {}) => ({
  path,
  query: {},
  signedIn: false,
  demo: false,
  file: `${name}.html`,
  asks: [],
  ...more,
});

/** What renders pages with their answers, and at what it fails. */
const rendering = `import { parentPort } from "node:worker_threads";
parentPort.postMessage({ isReady: true });
parentPort.on("message", ({ id, asked: { path, answers, settings } }) => {
  const { title } = Object.values(answers)[0];
  if (title === "crash") throw new Error("crashed");
  if (title === "fault") parentPort.postMessage({ id, fault: "faulty" });
  else if (title !== "slow")
    parentPort.postMessage({
      id,
      rendering: { page: "<main>answered</main>" + path + Math.random(), styles: "<style>a{}</style>", title: settings.policies + title },
    });
});
`;

/** A folder as the build leaves it, each page containing its name. Returns its path. */
export const builtSite = async (): Promise<string> => {
  const dist = await mkdtemp(join(tmpdir(), "fungo-dist-"));
  const files: Record<string, string | Buffer> = {
    "public/index.html": html("landing"),
    "public/app.html": html("site"),
    "public/favicon.svg": picture,
    "public/scenes/diamond.svg": picture,
    "public/assets/app-1a2b.js": script,
    "public/assets/app-1a2b.js.br": brotliCompressSync(script),
    "public/.pages/pages.json": JSON.stringify([
      rendered("/login", "waiting", { query: { return: "/book-lesson" } }),
      rendered("/login", "demo", { demo: true }),
      rendered("/login", "login"),
      rendered("/login", "loginsignedin", { signedIn: true }),
      rendered("/book-lesson", "step2", { query: { instructorId: "" } }),
      rendered("/camp-details/:campId", "details", {
        asks: ["/api/camps/:campId"],
        answered: { file: "details.answered.html", asks: ["/api/camps/:campId"] },
      }),
      rendered("/camp-registration/:campId", "camp", { asks: ["/api/camps/:campId", "/api/mine?campId={campId}"] }),
    ]),
    ...Object.fromEntries(
      ["waiting", "demo", "login", "loginsignedin", "step2", "camp", "details"].map((name) => [
        `public/.pages/${name}.html`,
        html(name),
      ]),
    ),
    "public/.pages/details.answered.html": `${html("")}<!--page styles--><!--page--><!--answers-->`.replace(
      "<main></main>",
      "",
    ),
    "public/.pages/rendering/renderer.mjs": rendering,
    "public/assets/passing-5e6f.js": script,
    "public/assets/passing-5e6f.js.br": brotliCompressSync(script),
    "backoffice/backoffice.html": html("office"),
    "backoffice/backoffice-assets/main-3c4d.js": "office();",
    "secret.txt": "canary",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  return dist;
};
