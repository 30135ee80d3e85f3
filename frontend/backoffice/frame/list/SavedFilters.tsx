import BookmarkIcon from "@mui/icons-material/BookmarkBorder";
import CloseIcon from "@mui/icons-material/Close";
import { Box, Button, Chip, IconButton } from "@mui/material";
import { useContext } from "react";
import { useResourceContext } from "react-admin";
import { useHabit } from "../../data/habits.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { chosenOf, ListTold, type Offer } from "./offers.ts";
import { savedFiltersWords as words } from "../words.ts";

type Saved = Record<string, string>; // the key of what is chosen, by the filter's name
const none: Saved[] = [];
const most = 8;

const isSame = (one: Saved, other: Saved) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Filters to come back to, one tap each. They are named for what they choose, since what somebody types may be about a
 * child, and the browser keeps it. Search words are never part of one.
 */
export const SavedFilters = () => {
  const { offers, usual } = useContext(ListTold);
  const { filterValues, replace } = useFilterParts();
  const [saved, setSaved] = useHabit(`${useResourceContext()}.saved`, none);

  const namesIn = (filter: Saved) => Object.keys(offers).filter((name) => filter[name] !== undefined);
  const offersIn = (filter: Saved): Offer[] =>
    namesIn(filter).flatMap((name) => offers[name]?.find(({ key }) => key === filter[name]) ?? []);
  const chosenIn = (filter: object): Saved =>
    Object.fromEntries(
      Object.entries(offers).flatMap(([name, ofName]) => {
        const chosen = chosenOf(ofName, { ...filter });
        return chosen ? [[name, chosen.key]] : [];
      }),
    );
  const nameOf = (filter: Saved) =>
    offersIn(filter)
      .map(({ label }) => label)
      .join(" · ");

  const chosen = chosenIn(filterValues);
  const isSaved = saved.some((one) => isSame(one, chosen));
  const isUsual = isSame(chosen, chosenIn(usual));
  const shown = saved.filter((one) => offersIn(one).length === Object.keys(one).length); // a choice may be gone, or not here yet
  return (
    <>
      {shown.map((one) => {
        const name = nameOf(one);
        return (
          <Box key={JSON.stringify(one)} sx={{ display: "flex", alignItems: "center" }}>
            <Chip
              label={name}
              component="button"
              type="button"
              icon={<BookmarkIcon />}
              aria-label={words.apply(name)}
              aria-pressed={isSame(one, chosen)}
              variant={isSame(one, chosen) ? "filled" : "outlined"}
              onClick={() => replace(Object.assign({}, ...offersIn(one).map(({ filter }) => filter)))}
              sx={{ minHeight: 36, borderRadius: 99 }}
            />
            <IconButton
              size="small"
              aria-label={words.remove(name)}
              onClick={() => setSaved(saved.filter((other) => !isSame(other, one)))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {!isSaved && !isUsual && Object.keys(chosen).length > 0 && (
        <Button size="small" startIcon={<BookmarkIcon />} onClick={() => setSaved([...saved, chosen].slice(-most))}>
          {words.save(nameOf(chosen))}
        </Button>
      )}
    </>
  );
};
