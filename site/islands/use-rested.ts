import { useEffect, useState } from 'react';

/** A value once it hasn't changed for so many milliseconds. */
export function useRested<Value extends string | object>(
  value: Value,
  milliseconds: number,
): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
