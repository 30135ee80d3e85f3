import SearchIcon from "@mui/icons-material/Search";
import { Button } from "@mui/material";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Context } from "../context.ts";
import { isElsewhere } from "../frame/keys.ts";
import { searchWords as words } from "./words.ts";

const dialogs = {
  search: lazy(() => import("./SearchDialog.tsx")),
  keys: lazy(() => import("./KeysDialog.tsx")),
};
type Shown = keyof typeof dialogs;

const askedFor = (event: KeyboardEvent): Shown | undefined => {
  if ((event.ctrlKey || event.metaKey) && event.key === "k" && !document.querySelector('[role="dialog"]'))
    return "search";
  if (isElsewhere(event)) return undefined;
  return event.key === "/" ? "search" : event.key === "?" ? "keys" : undefined;
};

/** A way to everything from every screen: a button, "/" and Ctrl+K; "?" lists the keys. */
export const Search = ({ contexts }: { contexts: readonly Context[] }) => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const asked = askedFor(event);
      if (!asked) return;
      event.preventDefault();
      setShown(asked);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  const Dialog = shown && dialogs[shown];
  return (
    <>
      <Button
        color="inherit"
        aria-label={words.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setShown("search")}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <SearchIcon />
      </Button>
      <Suspense>
        {Dialog && <Dialog contexts={contexts} onKeys={() => setShown("keys")} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
};
