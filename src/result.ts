/** A value, or the faults that prevented it: errors are returned, not thrown. */
export type Result<Value, Fault> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly faults: readonly Fault[] };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const failed = <Fault>(
  ...faults: readonly Fault[]
): { readonly ok: false; readonly faults: readonly Fault[] } => ({ ok: false, faults });
