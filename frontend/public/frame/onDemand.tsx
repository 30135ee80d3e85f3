import { Box, Button } from "@mui/material";
import { type ComponentType, createContext, createElement, lazy, useContext, useEffect, useState } from "react";
import { frameWords as words } from "./words.ts";

const TryAgain = createContext(() => {});

/** In the place of a part that could not be fetched. It is tried again on the press, and when the connection is back. */
const NotFetched = () => {
  const tryAgain = useContext(TryAgain);
  useEffect(() => {
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [tryAgain]);
  return (
    <Box role="alert" sx={{ my: 3, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
      {words.thisPartDidntLoad}
      <Button variant="outlined" onClick={tryAgain}>
        {words.tryAgain}
      </Button>
    </Box>
  );
};

/**
 * Browsers remember for as long as the page lives that a module could not be fetched, and don't ask again. Under another
 * address they do. Only some say which address it was.
 */
const fetchAgain = async <Props extends object>(error: unknown, name: string): Promise<ComponentType<Props>> => {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  if (!address) throw error;
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  const part = module[name];
  if (!part) throw error;
  return part as ComponentType<Props>;
};

/**
 * A part of a page in a chunk of its own: fetched when it is first drawn, or by `load` before that. `name`: what its
 * module exports it as.
 */
export const onDemand = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, name: string) => {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  const load = async () => {
    const wasTried = hasFailed;
    loaded ??= await fetchPart().catch((error: unknown) => {
      hasFailed = true;
      if (wasTried) return fetchAgain<Props>(error, name);
      throw error;
    });
    return loaded;
  };
  const fetchLater = (): ComponentType<Props> => lazy(async () => ({ default: await load().catch(() => NotFetched) }));
  let Later = fetchLater();
  const startOver = () => {
    Later = fetchLater();
  };
  const OnDemand = (props: Props) => {
    const [Part, setPart] = useState(() => loaded ?? Later); // stable while mounted, so that it keeps its state
    const [tryAgain] = useState(() => () => {
      startOver();
      setPart(() => loaded ?? Later);
    });
    useEffect(() => startOver, []); // whoever comes back to the page does not find that it failed before
    return <TryAgain value={tryAgain}>{createElement(Part, props)}</TryAgain>;
  };
  return Object.assign(OnDemand, { load });
};
