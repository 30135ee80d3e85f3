import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { Step } from "./steps.ts";

const name = "step";
const steps = [1, 2, 3, 4] as const;

/**
 * Which step stands in the address, so that the browser's own Back goes one back and a reload stays; no further than
 * what is known allows, and not before the first. `arriving`: somebody went there, so its heading takes the focus.
 */
export const useSteps = ({ first, reached }: { first: Step; reached: Step }) => {
  const [params, setParams] = useSearchParams();
  const asked = steps.find((step) => String(step) === params.get(name)) ?? first;
  const step = steps[Math.max(first, Math.min(asked, reached)) - 1] ?? first;
  const [opened] = useState(step);
  const [arriving, setArriving] = useState(false);
  if (!arriving && step !== opened) setArriving(true);
  const goTo = useCallback(
    (step: Step) => setParams(step === first ? {} : { [name]: String(step) }, { preventScrollReset: true }),
    [setParams, first],
  );
  return { step, arriving, goTo };
};
