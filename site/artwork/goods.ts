import type { ComponentType } from 'react';
import { Beauty } from './goods/Beauty.tsx';
import { Carton } from './goods/Carton.tsx';
import { Electronics } from './goods/Electronics.tsx';
import { Farming } from './goods/Farming.tsx';
import { Fashion } from './goods/Fashion.tsx';
import { Furniture } from './goods/Furniture.tsx';
import { Garden } from './goods/Garden.tsx';
import { Home } from './goods/Home.tsx';
import { Kitchen } from './goods/Kitchen.tsx';
import { Tools } from './goods/Tools.tsx';
import { Toys } from './goods/Toys.tsx';
import type { GoodsName } from './goods-names.ts';

/** The goods of each category. The closed carton stands for a category without a drawing. */
export const goods: Record<GoodsName | 'carton', ComponentType> = {
  electronics: Electronics,
  toys: Toys,
  home: Home,
  fashion: Fashion,
  beauty: Beauty,
  kitchen: Kitchen,
  tools: Tools,
  garden: Garden,
  furniture: Furniture,
  farming: Farming,
  carton: Carton,
};
