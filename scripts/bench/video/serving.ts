import { loadavg } from "node:os";
import { request } from "node:http";
import { demoCoach } from "../../../backend/demo/people.ts";
import { videoUrl } from "../../../backend/videos/contract.ts";
import { type Benchmark, median, percentile, result } from "../benchmark.ts";
import { startProduct } from "../product.ts";
import { film, sent, uploaded } from "./film.ts";
import { plainServer } from "./plain.ts";
import { seeking } from "./ranges.ts";

const rounds = 5;
const ms = 2000;
const callers = 8;
const size = 200 * 1024 ** 2; // bytes
const large = 2 * 1024 ** 2;
const small = 64 * 1024;
const slowest = 20; // ms, for 99 of 100 small parts

/** Parts of a sealed file for whoever may see it, beside a plain server that sends those of a clear one to anybody. */
export const serving: Benchmark = {
  name: "video",
  alsoUnder: "ranges",
  async run({ url, say }) {
    const product = await startProduct(url, say);
    const plain = await plainServer();
    try {
      const what = film(size);
      const cookie = await product.logIn(demoCoach.person.email);
      const id = await uploaded(product.origin, cookie, what);
      const { filePath: path } = await (await fetch(product.origin + videoUrl(id), { headers: { cookie } })).json();
      const head = { method: "POST", headers: { "content-length": size } };
      await sent(request(`${plain.origin}/film.mp4`, head), what.from(0, size));

      const ours = { ...product, path, cookie, size };
      const theirs = { ...plain, path: "/film.mp4", size };
      const costs = async (side: typeof ours | typeof theirs, part: number) => {
        const before = await side.processor();
        const { took, perSecond } = await seeking({ ...side, part }, { callers, ms });
        const gigabytes = (took.length * part) / 1024 ** 3;
        return { took, perSecond, perGigabyte: ((await side.processor()) - before) / gigabytes };
      };
      const inTurns = async (part: number) => {
        const [our, their] = [[], []] as Awaited<ReturnType<typeof costs>>[][];
        for (const side of [ours, theirs]) await costs(side, part); // warm
        for (let round = 0; round < rounds; round++) {
          our!.push(await costs(ours, part));
          their!.push(await costs(theirs, part));
        }
        say(`parts of ${part / 1024} KB: load ${loadavg()[0]?.toFixed(1)}`);
        return { our: our!, their: their! };
      };
      const parts = await inTurns(large);
      const seeks = await inTurns(small);
      const rate = (runs: { perSecond: number }[]) => median(runs.map(({ perSecond }) => perSecond));
      const cost = (runs: { perGigabyte: number }[]) => median(runs.map(({ perGigabyte }) => perGigabyte));
      return [
        result({
          name: "video: sealed ranges of 2 MB",
          value: rate(parts.our),
          unit: "ranges/s",
          reference: rate(parts.their),
          bar: 0.5,
        }),
        result({
          name: "video: processor for 1 GB of them",
          value: cost(parts.our),
          unit: "ms",
          reference: cost(parts.their),
          bar: 1 / 1.8,
          lessIsBetter: true,
        }),
        result({
          name: "video: sealed ranges of 64 KB",
          value: rate(seeks.our),
          unit: "ranges/s",
          reference: rate(seeks.their),
          bar: 0.25,
        }),
        result({
          name: "video: 99 of 100 of them",
          value: percentile(
            seeks.our.flatMap(({ took }) => took),
            99,
          ),
          unit: "ms",
          reference: slowest,
          bar: 1,
          lessIsBetter: true,
        }),
      ];
    } finally {
      await plain.stop();
      await product.stop();
    }
  },
};
