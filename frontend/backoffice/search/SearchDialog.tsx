import CloseIcon from "@mui/icons-material/Close";
import SearchIcon from "@mui/icons-material/Search";
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  IconButton,
  InputBase,
  type Theme,
  Typography,
  useAutocomplete,
  useMediaQuery,
} from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { FoundInView, type FoundView, searchUrl } from "../../../backend/search/contract.ts";
import { command } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import type { Context } from "../context.ts";
import { addressIn } from "./addressIn.ts";
import { FoundRow } from "./FoundRow.tsx";
import { type FoundWords, foundWordsOf } from "./foundWords.ts";
import { searchWords as words } from "./words.ts";

const pauseMs = 250;
const fewest = 2; // letters

/** What was typed, once the typing pauses. */
const usePaused = (typed: string) => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};

/** Nothing of it stays once the dialog is closed: what staff look for is nobody else's business. */
const useFound = (asked: string) =>
  useQuery({
    queryKey: [searchUrl, asked],
    queryFn: async () => FoundInView.array().parse(await command("POST", searchUrl, { words: asked })),
    enabled: asked.length >= fewest,
    placeholderData: keepPreviousData,
    retry: false, // the next letter asks again
    staleTime: 0,
    gcTime: 0,
  });

type Option = FoundView & { readonly list: string; readonly listed: FoundInView };
const optionsOf = (found: readonly FoundInView[]): Option[] =>
  found.flatMap((listed) => listed.rows.map((row) => ({ ...row, list: listed.list, listed })));

type Props = { contexts: readonly Context[]; onKeys: () => void; onClose: () => void };

const SearchDialog = ({ contexts, onKeys, onClose }: Props) => {
  const { role } = useMe();
  const go = useNavigate();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const [typed, setTyped] = useState("");
  const asked = usePaused(typed.trim());
  const { data = [], error, isFetching, isPlaceholderData, refetch } = useFound(asked);
  const { data: named } = useQuery({ queryKey: ["words of search"], queryFn: () => foundWordsOf(contexts) });
  const isAsking = typed.trim().length >= fewest;
  const options = isAsking && !error && named ? optionsOf(data) : [];

  const areOfBefore = asked !== typed.trim() || isPlaceholderData; // the rows, of other words than stand there

  const open = ({ list, id }: Option) => {
    const { to, isAway } = addressIn(contexts, { role, list, id });
    if (isAway) return location.assign(to);
    onClose();
    void go(to);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Option, false, false, true>({
    id: "search",
    options,
    open: options.length > 0,
    freeSolo: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === "string" ? option : (option.name ?? "")),
    getOptionKey: (option) => (typeof option === "string" ? option : option.list + option.id),
    onInputChange: (_, text, why) => why === "input" && setTyped(text),
    onClose: (_, why) => why === "escape" && onClose(), // with results, too
    onChange: (_, chosen) => {
      const first = areOfBefore ? undefined : options[0];
      const option = typeof chosen === "string" ? first : chosen; // words alone: Enter, before any row was chosen
      if (option) open(option);
    },
  });
  const isWaiting = isAsking && (isFetching || asked !== typed.trim() || !named);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { "aria-label": words.search } }}
      sx={{ "& .MuiDialog-container": { alignItems: "start" } }}
    >
      <Box {...getRootProps()} sx={{ display: "flex", alignItems: "center", gap: 1.5, pl: 2.5, pr: 1, minHeight: 64 }}>
        {isWaiting ? <CircularProgress size={22} aria-hidden /> : <SearchIcon aria-hidden />}
        <InputBase
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a search starts in its field
          autoFocus
          fullWidth
          placeholder={words.search}
          inputProps={{ ...getInputProps(), "aria-label": words.searchFor, maxLength: 100, enterKeyHint: "search" }}
          onKeyDown={selectAgain}
          sx={{ fontSize: "1.125rem" }}
        />
        <IconButton aria-label={words.close} onClick={onClose} sx={{ minWidth: 44, minHeight: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        aria-busy={isWaiting}
        sx={{
          borderTop: 1,
          borderColor: "divider",
          height: { sm: 420 },
          flex: { xs: 1, sm: "none" },
          overflowY: "auto",
        }}
      >
        <Box component="output" sx={options.length > 0 ? hidden : { display: "block" }}>
          <Said {...{ asked, isAsking, isWaiting, failed: error !== null, count: options.length }} onKeys={onKeys} />
        </Box>
        {isAsking && error && (
          <Box sx={{ p: 2 }}>
            <Problem title={words.failed} error={error} onRetry={() => void refetch()} />
          </Box>
        )}
        {options.length > 0 && named && (
          <Box component="ul" {...getListboxProps()} aria-label={words.results} sx={{ listStyle: "none", m: 0, p: 1 }}>
            {data.map((listed) => (
              <Group key={listed.list} listed={listed} named={named}>
                {options.map((option, index) => {
                  if (option.listed !== listed) return null;
                  const { key, ...props } = getOptionProps({ option, index });
                  return (
                    <FoundRow key={key} found={option} state={named.stateIn(listed.list, option.status)} {...props} />
                  );
                })}
              </Group>
            ))}
          </Box>
        )}
      </Box>
    </Dialog>
  );
};

/** Ctrl+K in an open search: the next letters take the place of the old ones. */
const selectAgain = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.select();
};

const hidden = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" };

const Group = ({ listed, named, children }: { listed: FoundInView; named: FoundWords; children: ReactNode }) => {
  const id = `found-${listed.list}`;
  const { rows, total } = listed;
  return (
    <Box component="li" role="presentation">
      <Typography id={id} component="div" variant="body2" sx={{ px: 1.5, pt: 1.5, pb: 0.5, color: "text.secondary" }}>
        <strong>{named.headings[listed.list] ?? listed.list}</strong>
        {total !== rows.length && ` · ${words.firstOf(rows.length, total)}`}
      </Typography>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of options in a list */}
      <Box component="ul" role="group" aria-labelledby={id} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
};

type Standing = { asked: string; isAsking: boolean; isWaiting: boolean; failed: boolean; count: number };

/** What stands where no rows do; where they do, it is for those who do not see them. */
const Said = ({ asked, isAsking, isWaiting, failed, count, onKeys }: Standing & { onKeys: () => void }) => {
  if (!isAsking)
    return (
      <Box sx={{ p: 3, color: "text.secondary" }}>
        <Typography>{words.hint}</Typography>
        <Button onClick={onKeys} sx={{ mt: 1.5, ml: -1, display: { xs: "none", md: "inline-flex" } }}>
          {words.keys}
        </Button>
      </Box>
    );
  if (failed) return null;
  if (count > 0) return words.found(count);
  if (isWaiting) return <Typography sx={{ p: 3, color: "text.secondary" }}>{words.searching}</Typography>;
  return (
    <Box sx={{ p: 3 }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{words.noMatches(asked)}</Typography>
      <Typography sx={{ color: "text.secondary", mt: 0.5 }}>{words.tryAnother}</Typography>
    </Box>
  );
};

export default SearchDialog;
