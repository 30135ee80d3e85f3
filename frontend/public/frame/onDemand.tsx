import { type ComponentType, createElement, lazy, useState } from "react";

/** A part of a page in a chunk of its own: fetched when it is first drawn, or by `load` before that. */
export const onDemand = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await fetchPart());
  const Later: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  const OnDemand = (props: Props) => {
    const [Part] = useState(() => loaded ?? Later); // stable while mounted, so that it keeps its state
    return createElement(Part, props);
  };
  return Object.assign(OnDemand, { load });
};
