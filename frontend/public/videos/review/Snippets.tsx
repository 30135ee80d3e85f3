import SnippetIcon from "@mui/icons-material/PostAddOutlined";
import { Button } from "@mui/material";
import { Suspense, useId, useRef, useState } from "react";
import { onDemand } from "../../frame/onDemand.tsx";
import type { SnippetField } from "./SnippetsMenu.tsx";
import { useSnippets } from "./useSnippets.ts";
import { snippetWords as words } from "./words.ts";

const SnippetsMenu = onDemand(async () => (await import("./SnippetsMenu.tsx")).SnippetsMenu);

/** Offers saved texts to put into a field of the same form. */
export const Snippets = (props: SnippetField) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useSnippets(); // so that they are there when the menu opens
  return (
    <>
      <Button
        ref={button}
        startIcon={<SnippetIcon />}
        sx={{ justifySelf: "start", mt: -1.5 }}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void SnippetsMenu.load()}
        onFocus={() => void SnippetsMenu.load()}
        onClick={() => setOpen(true)}
      >
        {words.snippets}
      </Button>
      {isOpen && (
        <Suspense>
          <SnippetsMenu {...props} id={id} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
