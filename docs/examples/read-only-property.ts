declare const r: { readonly f?: (n: number) => number };
r.f ??= (n) => n;
