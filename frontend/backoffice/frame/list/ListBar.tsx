import CheckBoxIcon from "@mui/icons-material/CheckBox";
import CheckBoxOutlineBlankIcon from "@mui/icons-material/CheckBoxOutlineBlank";
import TuneIcon from "@mui/icons-material/Tune";
import { Box, Button, Divider, ListItemText, Menu, MenuItem, Typography } from "@mui/material";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { useListContext, useResourceContext } from "react-admin";
import { useHabit } from "../../data/habits.ts";
import { ListTold } from "./offers.ts";
import { SavedFilters } from "./SavedFilters.tsx";
import { listBarWords as words } from "../words.ts";

export const pageSizes = [10, 25, 50, 100];

/** Remembers how many rows of a page were asked for. */
const usePageSize = () => {
  const { perPage } = useListContext();
  const [, setPerPage] = useHabit(`${useResourceContext()}.perPage`, 25);
  useEffect(() => {
    if (pageSizes.includes(perPage)) setPerPage(perPage);
  }, [perPage, setPerPage]);
};

const noColumns: string[] = [];
export const useHidden = () => useHabit(`${useResourceContext()}.hidden`, noColumns);
export const useCompact = () => useHabit("compact", false);

/** Which columns a table shows, and how close its rows stand. */
const ViewMenu = () => {
  const { columns } = useContext(ListTold);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [compact, setCompact] = useCompact();
  const [hidden, setHidden] = useHidden();
  const toggled = (key: string) => (hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <>
      <Button
        size="small"
        startIcon={<TuneIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.view}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <Switch label={words.compactRows} isOn={compact} onToggle={() => setCompact(!compact)} />
        {columns.length > 0 && <Divider />}
        {columns.map(({ key, label }) => (
          <Switch key={key} label={label} isOn={!hidden.includes(key)} onToggle={() => setHidden(toggled(key))} />
        ))}
      </Menu>
    </>
  );
};

const mark = { color: "primary", sx: { mr: 1.5 } } as const;
/** Stays open: several are often changed at once. */
const Switch = (props: { label: string; isOn: boolean; onToggle: () => void }) => (
  <MenuItem role="menuitemcheckbox" aria-checked={props.isOn} onClick={props.onToggle} sx={{ minHeight: 40 }}>
    {props.isOn ? <CheckBoxIcon {...mark} /> : <CheckBoxOutlineBlankIcon {...mark} />}
    <ListItemText primary={props.label} />
  </MenuItem>
);

/** How many rows there are, the filters that were saved and, on a desk, how the table looks. */
export const ListBar = ({
  counted,
  isTable,
  file,
}: {
  counted: (total: number) => string;
  isTable: boolean;
  file?: ReactNode;
}) => {
  const { total } = useListContext();
  usePageSize();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", minHeight: 40, mb: 1 }}>
      <Typography aria-live="polite" sx={{ fontWeight: 650, mr: 1, fontVariantNumeric: "tabular-nums" }}>
        {total !== undefined && counted(total)}
      </Typography>
      <SavedFilters />
      <Box sx={{ ml: "auto", display: "flex", gap: 1 }}>
        {total !== 0 && file}
        {isTable && <ViewMenu />}
      </Box>
    </Box>
  );
};
