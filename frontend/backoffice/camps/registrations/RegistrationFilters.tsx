import { Box, MenuItem, TextField } from "@mui/material";
import { useCallback } from "react";
import { useGetList } from "react-admin";
import { type CampView, PaymentStatus } from "../../../../backend/camps/contract.ts";
import { useMe } from "../../access/me.ts";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { SearchField } from "../../frame/list/SearchField.tsx";
import { campsOf } from "../campsOf.ts";
import { moneyWords, paymentStatusLabel, registrationFiltersWords as words } from "../words.ts";

/** One filter at a time: a payment status, or something that is to be done. */
const choices = [
  { label: words.all, value: {} },
  ...PaymentStatus.options.map((paymentStatus) => ({
    label: paymentStatusLabel[paymentStatus],
    value: { paymentStatus },
  })),
  { label: moneyWords.outstanding, value: { outstanding: true } },
  { label: moneyWords.refundDue, value: { refundDue: true } },
  { label: words.toReview, value: { hasMismatch: true } },
];
const none = { paymentStatus: undefined, outstanding: undefined, refundDue: undefined, hasMismatch: undefined };

export const RegistrationFilters = () => {
  const { filterValues, change } = useFilterParts();
  const { q, campId, paymentStatus, outstanding, refundDue, hasMismatch } = filterValues;
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { sm: "1fr 1fr" }, maxWidth: 780 }}>
        <SearchField
          label={words.parentPlayerEmailOr}
          value={q ?? ""}
          onSearch={useCallback((q: string) => change({ q }), [change])}
        />
        <CampFilter value={campId ?? ""} onChange={(campId) => change({ campId })} />
      </Box>
      <FilterChips
        label={words.payment}
        choices={choices}
        value={{
          ...(paymentStatus && { paymentStatus }),
          ...(outstanding && { outstanding }),
          ...(refundDue && { refundDue }),
          ...(hasMismatch && { hasMismatch }),
        }}
        onChange={(chosen) => change({ ...none, ...chosen })}
      />
    </Box>
  );
};

const CampFilter = ({ value, onChange }: { value: string; onChange: (campId: string) => void }) => {
  const { data = [] } = useGetList<CampView>("camps", {
    filter: campsOf(useMe()),
    pagination: { page: 1, perPage: 200 },
    sort: { field: "startDate", order: "DESC" },
  });
  const known = data.some(({ id }) => id === value);
  return (
    <TextField select label={words.camp} value={value} onChange={({ target }) => onChange(target.value)}>
      <MenuItem value="">{words.allCamps}</MenuItem>
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
      {value && !known && <MenuItem value={value}>{words.thisCamp}</MenuItem>}
    </TextField>
  );
};
