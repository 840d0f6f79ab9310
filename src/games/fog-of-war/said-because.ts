/** Rules that are at work where nobody sees anything happen: why something is so. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';

export const BECAUSE = [
  ...(['F-B01', 'F-A02', 'F-B02', 'F-B03', 'F-002', 'F-003', 'F-004', 'F-005', 'F-A50', 'F-011'] as const),
  ...(['F-012', 'F-A33', 'F-013', 'F-014', 'F-A34', 'F-A01', 'F-022', 'F-A57', 'F-A32', 'F-031'] as const),
  ...(['F-032', 'F-033', 'F-A22', 'F-190', 'F-A64', 'F-041', 'F-A60', 'F-A36', 'F-046', 'F-A18'] as const),
  ...(['F-091', 'F-A16', 'F-092', 'F-A15', 'F-093', 'F-094', 'F-076', 'F-A65', 'F-A41', 'F-A58'] as const),
  ...(['F-A53', 'F-A48', 'F-A39', 'F-A42', 'F-A13', 'F-A66', 'F-063', 'F-079', 'F-A14', 'F-080'] as const),
  ...(['F-192', 'F-193', 'F-193a', 'F-A66a', 'F-062', 'F-065', 'F-A08', 'F-A09', 'F-A10', 'F-A55'] as const),
  ...(['F-A62', 'F-071', 'F-067', 'F-074', 'F-075', 'F-A56', 'F-078', 'F-120', 'F-123', 'F-A31'] as const),
  ...(['F-A61', 'F-A30', 'F-A61a', 'F-A63', 'F-160', 'F-162', 'F-A54', 'F-A07', 'F-A04', 'F-A06'] as const),
  ...(['F-A24', 'F-A25', 'F-166', 'F-A21', 'F-A67', 'F-A20', 'F-A51', 'F-A03', 'F-104', 'F-105'] as const),
  ...(['F-A59', 'F-110', 'F-111', 'F-A27', 'F-A28', 'F-A29', 'F-A26', 'F-107', 'F-A37', 'F-181'] as const),
  ...(['F-A59a', 'F-A08a', 'F-A62a', 'F-066a', 'F-192a'] as const),
] as const satisfies readonly StatementId[];

export type Because = (typeof BECAUSE)[number];

/** By which rule it comes so, where nobody sees it happen. */
export interface BecauseSaid {
  readonly says: 'because';
  readonly rule: Because;
}
